// Where others reach this server: a page on the server's own machine has an address that only works there.
import { get } from "./api.ts";
import type { ServerAddress } from "./wire.ts";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

class ServerNetwork {
  /** What links for others begin with. */
  origin = $state(location.origin);
  /** Whether only this machine can open them. */
  onlyHere = $state(false);

  /** Ask the server for its address on the home network, if this page has an address that others cannot use. */
  async load(): Promise<void> {
    if (!LOOPBACK.test(location.hostname)) return;
    try {
      const { lan_url } = await get<ServerAddress>("/api/network");
      this.onlyHere = !lan_url;
      this.origin = lan_url || location.origin;
    } catch {
      this.onlyHere = true; // the connection's own notice says what is wrong
    }
  }
}

export const serverNetwork = new ServerNetwork();
