// The current time as state; it ticks only while something reads it.
import { createSubscriber } from "svelte/reactivity";

class Ticking {
  #follow = createSubscriber((update) => {
    const timer = setInterval(update, 500);
    return () => clearInterval(timer);
  });

  get now(): number {
    this.#follow();
    return Date.now();
  }
}

export const ticking = new Ticking();

/** `1:05`, `2:03:00`; never below zero. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    String(seconds % 60).padStart(2, "0"),
  ];
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
