// Moves over the table are animated with a copy that flies from the old position to the new one.
import { duration } from "../lib/settings.svelte.ts";

export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function placeOf(element: Element | null | undefined): Place | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return width ? { left, top, width, height } : null;
}

/** The union of two rectangles. */
export function around(a: Place, b: Place): Place {
  const left = Math.min(a.left, b.left);
  const top = Math.min(a.top, b.top);
  return {
    left,
    top,
    width: Math.max(a.left + a.width, b.left + b.width) - left,
    height: Math.max(a.top + a.height, b.top + b.height) - top,
  };
}

/** Animate a copy of an element; `turn` is its rotation in quarters. */
export function fly(copy: Element, from: Place, to: Place, turn = 0): void {
  const milliseconds = duration();
  if (!milliseconds) return;
  const flyer = document.createElement("div");
  flyer.setAttribute("aria-hidden", "true");
  Object.assign(flyer.style, {
    position: "fixed",
    zIndex: "50",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    pointerEvents: "none",
    filter: "drop-shadow(0 6px 8px rgb(0 0 0 / 35%))",
  });
  flyer.append(copy);
  document.body.append(flyer);
  const dx = to.left + to.width / 2 - (from.left + from.width / 2);
  const dy = to.top + to.height / 2 - (from.top + from.height / 2);
  const scale = turn % 2 ? to.height / from.width : to.width / from.width;
  const flight = flyer.animate(
    [{ transform: "none" }, { transform: `translate(${dx}px, ${dy}px) rotate(${turn * 90}deg) scale(${scale})` }],
    {
      duration: milliseconds,
      easing: "cubic-bezier(0.3, 0.1, 0.3, 1)",
    },
  );
  flight.onfinish = flight.oncancel = () => flyer.remove();
}

/** Hide an element until its copy has arrived. */
export function hide(element: Element): void {
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration() });
}
