// Attempts to load a part of the client.

export class Attempts {
  /** Read by what loads, so that it loads again. */
  count = $state(0);

  /** Try again. Some browsers never request a failed module again, so the second time the page is reloaded. */
  retry(): void {
    if (this.count) location.reload();
    else this.count++;
  }

  /** Try again when the network is back; returns a function that stops it. */
  listen(failed: () => boolean): () => void {
    const online = (): void => {
      if (failed()) this.count++;
    };
    addEventListener("online", online);
    return () => removeEventListener("online", online);
  }
}
