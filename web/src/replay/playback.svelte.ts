// Plays a replay step by step.
import type { ReplayCursor } from "./replayCursor.svelte.ts";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 1_100; // at speed 1

export class Playback {
  playing = $state(false);
  speed = $state(1);

  /** Called in the initialisation of a component; the playback ends with it. */
  constructor(cursor: () => ReplayCursor) {
    $effect(() => {
      if (!this.playing) return;
      const timer = setInterval(() => {
        cursor().goTo(cursor().index + 1);
        if (cursor().index >= cursor().last) this.playing = false;
      }, STEP_MS / this.speed);
      return () => clearInterval(timer);
    });
  }

  toggle(cursor: ReplayCursor): void {
    if (!this.playing && cursor.index >= cursor.last) cursor.goTo(0);
    this.playing = !this.playing && cursor.last > 0;
  }
}
