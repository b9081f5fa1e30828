// Where something is from what has the focus: here, before it, or after it.
(selector) => {
  const active = document.activeElement;
  if (active?.closest(selector)) return 'here';
  const wanted = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  if (!wanted || !active || active === document.body) return 'after';
  return active.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after';
}
