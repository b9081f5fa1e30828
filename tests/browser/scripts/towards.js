// The arrow key that leads from what has the focus towards something; empty if it has the focus.
(selector) => {
  const active = document.activeElement;
  if (active?.closest(selector)) return '';
  const wanted = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  const [from, to] = [active, wanted].map((one) => one.getBoundingClientRect());
  const middle = (rect) => rect.top + rect.height / 2;
  const down = middle(to) - middle(from);
  if (Math.abs(down) > from.height / 2) return down > 0 ? 'ArrowDown' : 'ArrowUp';
  return to.left > from.left ? 'ArrowRight' : 'ArrowLeft';
}
