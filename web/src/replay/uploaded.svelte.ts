// The record that somebody has brought along; it outlives a reload, and goes with the tab.
const KEY = "regat.record";

function kept(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return ""; // storage may be forbidden
  }
}

class Uploaded {
  #text = $state(kept());

  get text(): string {
    return this.#text;
  }
  set text(text: string) {
    this.#text = text;
    try {
      if (text) sessionStorage.setItem(KEY, text);
      else sessionStorage.removeItem(KEY);
    } catch {
      // Then it is there until the page is closed.
    }
  }
}

export const uploaded = new Uploaded();
