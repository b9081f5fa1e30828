// Who plays on this device. Kept apart from the settings: the recovery phrase is shown only once by the server.
import { forgetTables } from "./settings.svelte.ts";
import { parseSaved, saveChanges, savedState } from "./storage.svelte.ts";
import type { Me } from "./wire.ts";

export interface Identity {
  guest: string; // the id of the guest whose name and phrase these are
  name: string; // last used
  phrase: string; // for recovering the guest on another device
}

const KEY = "regat.identity";
const SETTINGS_KEY = "regat.settings"; // where earlier versions kept name and phrase
const NOBODY: Identity = { guest: "", name: "", phrase: "" };

export const identity: Identity = savedState(KEY, NOBODY);
takeOver();

/** Save every change; called once, from the root. */
export function keepIdentity(): void {
  saveChanges(KEY, identity);
}

/** Remember who the server says this is; a phrase of somebody else is dropped. */
export function rememberGuest({ id, name, phrase }: Me): void {
  const changed = identity.guest !== "" && identity.guest !== id;
  if (changed) forgetTables();
  if (changed || phrase) identity.phrase = phrase ?? "";
  identity.guest = id;
  identity.name = name;
}

export function forgetGuest(): void {
  Object.assign(identity, NOBODY);
  forgetTables();
}

/** Move the identity out of the settings of an earlier version. */
function takeOver(): void {
  try {
    const text = localStorage.getItem(SETTINGS_KEY);
    if (!text?.includes('"phrase"')) return;
    const { name, phrase, ...rest } = parseSaved(text, { name: "", phrase: "" });
    identity.name ||= name;
    identity.phrase ||= phrase;
    localStorage.setItem(KEY, JSON.stringify(identity));
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(rest));
  } catch {
    // Storage may be forbidden.
  }
}
