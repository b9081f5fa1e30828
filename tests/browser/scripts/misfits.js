// Text that sticks out of the page, of its control, or of a box that cuts it off and cannot be scrolled.
() => {
  const found = new Set();
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.add(`the page is ${root.scrollWidth} wide in ${root.clientWidth}`);
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const inside = (text, box, play) => text.left >= box.left - 1.5 && text.right <= box.right + 1.5 && text.top >= box.top - play && text.bottom <= box.bottom + play;
  const open = document.querySelector('dialog[open]') ?? document.body;
  const walker = document.createTreeWalker(open, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim(), own = node.parentElement;
    if (!text || !shown(own) || own.closest('.unseen, [inert], option, script, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const place = range.getBoundingClientRect();
    if (!place.width) continue;
    const say = (what, at) => found.add(`${what} <${at.tagName.toLowerCase()} class="${at.getAttribute('class') ?? ''}">: ${text.slice(0, 60)}`);
    // A name that somebody chose may end in dots; nothing that we say may.
    const dots = own.closest('.seat .name, .chip .name, [data-given-name], [data-testid="replay-step-text"]');
    const style = getComputedStyle(own);
    if (!dots && !own.closest('svg') && style.display !== 'inline' && own.clientWidth > 2 && own.scrollWidth > own.clientWidth + 1 && !/(auto|scroll)/.test(style.overflowX)) say('too wide for', own);
    let scrolls = false;
    for (let up = own; up && up !== document.body && !scrolls; up = up.parentElement) {
      const around = getComputedStyle(up), box = up.getBoundingClientRect();
      if (around.display === 'inline' || around.display === 'contents') continue;
      if (box.width <= 2 || box.height <= 2) { scrolls = true; break; }  // out of sight on purpose
      const cuts = /(hidden|clip)/.test(around.overflowX + around.overflowY);
      scrolls = /(auto|scroll)/.test(around.overflowX + around.overflowY);
      const holds = up.matches('button, a, [role=tab], [role=button], label, summary, td, th, dialog');
      // The letters of a line may be higher than the line.
      if (!dots && !scrolls && (cuts || holds) && !inside(place, box, cuts ? 5 : 8)) { say(cuts ? 'cut off by' : 'sticks out of', up); break; }
      if (around.position === 'fixed') break;
    }
    if (!scrolls && (place.right > innerWidth + 1 || place.left < -1)) say('off the page', own);
  }
  return [...found];
}
