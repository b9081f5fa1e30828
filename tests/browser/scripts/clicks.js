// From a click to the first frame that shows something of it, and to the one that shows the answer of the server.
() => {
  window.answered = [];
  let last = null;
  const painted = (then) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => then(performance.now());
    channel.port2.postMessage(0);
  });
  addEventListener('click', (event) => {
    const click = { at: event.timeStamp, shown: 0, state: 0, before: document.querySelector('[data-testid=prompt]').innerText };
    painted((now) => { click.shown = now - click.at; });
    last = click;
    window.answered.push(click);
  }, true);
  new MutationObserver(() => {
    const click = last;
    if (!click || document.querySelector('[data-testid=prompt]').innerText === click.before) return;
    last = null;
    painted((now) => { click.state = now - click.at; });
  }).observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });
}
