// The current route. Every page has its own URL.

class Route {
  path = $state("/");
  query: URLSearchParams = $state.raw(new URLSearchParams());
  parts: string[] = $derived(partsOf(this.path));

  /** Read the address bar. */
  read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const route = new Route();

export function partsOf(path: string): string[] {
  return path.split("/").filter(Boolean).map(decoded);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Go to another page; `replace` adds no entry to the history. */
export function go(path: string, { replace = false } = {}): void {
  const there = new URL(path, location.href);
  const same = there.pathname === location.pathname && there.search === location.search;
  if (replace || same) history.replaceState(null, "", there);
  else history.pushState(null, "", there);
  route.read();
  if (!same && !there.hash) scrollTo(0, 0);
}

/** Whether a click on a link is handled by the client. */
export function staysHere(event: MouseEvent, link: HTMLAnchorElement, origin: string): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false;
  if (link.target && link.target !== "_self") return false;
  if (link.hasAttribute("download")) return false;
  const there = new URL(link.href);
  return there.origin === origin && !there.pathname.startsWith("/api/");
}

/** Follow the address bar and clicks on links; returns a function that stops it. */
export function followLinks(): () => void {
  const clicked = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || !staysHere(event, link, location.origin)) return;
    const there = new URL(link.href);
    // The browser handles links within the page.
    if (there.hash && there.pathname === location.pathname && there.search === location.search) return;
    event.preventDefault();
    go(link.href);
  };
  const moved = (): void => route.read();
  route.read();
  addEventListener("popstate", moved);
  document.addEventListener("click", clicked);
  return () => {
    removeEventListener("popstate", moved);
    document.removeEventListener("click", clicked);
  };
}
