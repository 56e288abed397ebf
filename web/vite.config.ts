import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';

const SERVER = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: 'svelte', scale: 1, iconCustomizer: nameless })],
  build: {
    outDir: fileURLToPath(new URL('../src/ludotheque/server/static', import.meta.url)),
    emptyOutDir: true,
    // Only what comes from the server itself may be loaded, so that nothing is inlined as data:.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
});

/** An icon is decoration; its meaning always stands beside it in words. */
function nameless(_collection: string, _icon: string, props: Record<string, string>): void {
  props['aria-hidden'] = 'true';
  props.focusable = 'false';
}
