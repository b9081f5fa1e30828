// Before anything is drawn: the theme that was chosen, so that the page does not flash in the other one.
try {
  const theme = JSON.parse(localStorage.getItem("regat.settings") || "{}").theme;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the system's theme holds then.
}

// If the client cannot be loaded, or takes very long, the page says so in plain HTML.
{
  const show = () => {
    const failure = document.getElementById("failure");
    if (failure) failure.hidden = false; // main.ts removes it when the client has started
  };
  addEventListener("error", (event) => event.target instanceof HTMLScriptElement && show(), true);
  setTimeout(show, 20_000);
}
