// What is said about a connection that is not open.
import type { TableConnection } from "../lib/connection.svelte.ts";
import { t, words } from "../lib/words.svelte.ts";

export function connectionText({ status, reason }: Pick<TableConnection, "status" | "reason">): string {
  if (status !== "full" && status !== "refused") return t("web-connection-lost");
  if (words.has(reason)) return t(reason);
  return status === "full" ? t("refused-full") : t("web-connection-refused", { reason });
}
