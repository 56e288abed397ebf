// Soft sounds, made here: your turn, a reveal, a great moment, a win, a loss, a clock that runs short, somebody who speaks. Off unless somebody wants them.

import { settings } from '../settings.svelte';

const TUNES = {
  turn: [660, 880],
  reveal: [392],
  win: [523, 659, 784],
  lose: [440, 349],
  clock: [988],
  talk: [587, 587],
  triumph: [523, 659, 784, 1047],
  loss: [392, 330, 262],
  wonder: [440, 659],
} as const;

let context: AudioContext | null = null;

export function sound(name: keyof typeof TUNES): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const [i, pitch] of TUNES[name].entries()) note(context, pitch, context.currentTime + i * 0.13);
}

function note(audio: AudioContext, pitch: number, at: number): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.type = 'sine';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.08, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.4);
}
