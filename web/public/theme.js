// Before anything is drawn: the theme that was chosen, so that the page does not flash in the other one.
try {
  const theme = JSON.parse(localStorage.getItem("regat.settings") || "{}").theme;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the system's theme holds then.
}
