// Everything that somebody can read or hear.
() => {
  const said = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement.closest('script, style, textarea, code')) said.push(node.textContent);
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-valuetext], [aria-description]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description'])
      said.push(element.getAttribute(name) ?? '');
  return said.map((text) => text.trim()).filter(Boolean);
}
