declare module '~icons/game-icons' {
  import type { Component } from 'svelte';
  /** An icon of game-icons.net by its name. The build puts the drawing in its place: vite.config.ts. */
  export function icon(name: string): Component;
}
