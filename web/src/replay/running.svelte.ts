// A replay that goes on by itself.
import type { Reel } from "./reel.svelte.ts";

export const PACES = [0.5, 1, 2, 4] as const;
const STEP = 1_100; // milliseconds between two steps at the usual pace

export class Running {
  on = $state(false);
  pace = $state(1);

  /** Follow a reel as long as the component lives that makes it. */
  constructor(reel: () => Reel) {
    $effect(() => {
      if (!this.on) return;
      const timer = setInterval(() => {
        reel().go(reel().place + 1);
        if (reel().place >= reel().last) this.on = false;
      }, STEP / this.pace);
      return () => clearInterval(timer);
    });
  }

  toggle(reel: Reel): void {
    if (!this.on && reel.place >= reel.last) reel.go(0);
    this.on = !this.on && reel.last > 0;
  }
}
