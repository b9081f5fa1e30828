// The drawings of terrains and crowns are in the page once; squares refer to them.
import drawings from "./terrains.svg?raw";

let drawn = false;

export function draw(): void {
  if (drawn || typeof document === "undefined") return;
  drawn = true;
  const parsed = new DOMParser().parseFromString(drawings, "image/svg+xml").documentElement;
  const sprite = document.importNode(parsed, true) as unknown as SVGSVGElement;
  sprite.setAttribute("aria-hidden", "true");
  sprite.setAttribute("width", "0");
  sprite.setAttribute("height", "0");
  // Not display: none, which would make gradients inside unusable.
  sprite.style.position = "absolute";
  document.body.prepend(sprite);
}
