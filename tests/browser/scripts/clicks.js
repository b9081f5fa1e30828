// From a click to the first frame that shows something of it, and to the one that shows the answer of the server.
() => {
  window.answered = [];
  let last = null;
  const painted = (then, before = () => {}) => requestAnimationFrame(() => {
    before();
    const channel = new MessageChannel();
    channel.port1.onmessage = () => then(performance.now());
    channel.port2.postMessage(0);
  });
  addEventListener('click', (event) => {
    const click = { at: event.timeStamp, shown: 0, seen: false, state: 0, before: document.querySelector('[data-testid=prompt]').textContent };
    // What was clicked shows that it was: a frame that does not is not the one.
    const button = event.target.closest('button');
    const look = () => painted((now) => { if (click.seen) click.shown = now - click.at; else look(); }, () => { click.seen = !button.isConnected || button.matches('.given, :disabled'); });
    look();
    last = click;
    window.answered.push(click);
  }, true);
  new MutationObserver(() => {
    const click = last;
    if (!click || document.querySelector('[data-testid=prompt]').textContent === click.before) return;
    last = null;
    painted((now) => { click.state = now - click.at; });
  }).observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });
}
