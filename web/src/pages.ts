// Which page belongs to which path. Pages are loaded when they are first visited.
import type { Component } from "svelte";

type Loader = () => Promise<{ default: Component }>;

const found = {
  ...import.meta.glob<{ default: Component }>(["./pages/*.svelte", "./table/Table.svelte"]),
  // All drawings on one page, for developers.
  ...(import.meta.env.DEV ? import.meta.glob<{ default: Component }>("./art/Showcase.svelte") : {}),
};

const PAGES: Record<string, string> = {
  "": "./pages/Home.svelte",
  new: "./pages/NewTable.svelte",
  table: "./table/Table.svelte",
  join: "./table/Table.svelte",
  watch: "./table/Table.svelte",
  reference: "./pages/Reference.svelte",
  learn: "./pages/Learn.svelte",
  games: "./pages/MyGames.svelte",
  replay: "./pages/Replay.svelte",
  settings: "./pages/Settings.svelte",
  credits: "./pages/Credits.svelte",
  ...(import.meta.env.DEV ? { art: "./art/Showcase.svelte" } : {}),
};

/** The loader of the page for the first part of a path; undefined if there is none. */
export function pageFor(first: string): Loader | undefined {
  const file = PAGES[first];
  return file === undefined ? undefined : found[file];
}

/** Pages that are created again when the rest of the path changes, such as another table. */
export function pageKey(parts: readonly string[]): string {
  const [first = ""] = parts;
  return ["table", "join", "watch"].includes(first) ? `table/${parts[1] ?? ""}/${first}` : first;
}
