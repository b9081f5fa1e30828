// Notes every animation that anything begins from now on.
() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const { duration = 0, delay = 0 } = typeof options === 'number' ? { duration: options } : options ?? {};
    window.moved.push(duration + delay);
    return animate.call(this, frames, options);
  };
}
