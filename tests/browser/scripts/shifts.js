// Notes everything that moves by itself. The log scrolls on, which is what it is for.
() => {
  window.shifts = [];
  const elementOf = (node) => (node instanceof Element ? node : node?.parentElement);
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      const moved = sources.map(({ node }) => elementOf(node)).filter((one) => one && !one.closest("[data-testid=log]"));
      if (moved.length) window.shifts.push([value, moved.map((one) => one.getAttribute("class")).join(" | ")]);
    }
  }).observe({ type: "layout-shift" });
}
