// After an upgrade of the server an open page asks for files that are gone: it is reloaded, once.

const KEY = "regat.reloaded";

/** Reload when a part of the client cannot be loaded, at most once for each version of it in a tab. */
export function reloadOnFailure(): void {
  addEventListener("vite:preloadError", () => void reloadOnce());
}

async function reloadOnce(): Promise<void> {
  const version = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? "";
  try {
    if (sessionStorage.getItem(KEY) === version) return;
    // Without the network a reload would lose the page.
    if (!(await fetch("/healthz", { cache: "no-store" })).ok) return;
    sessionStorage.setItem(KEY, version);
  } catch {
    return; // no network, or no storage to remember the reload
  }
  location.reload();
}
