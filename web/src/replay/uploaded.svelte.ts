// The uploaded record; survives a reload, until the tab is closed.
const KEY = "regat.record";

function loadSaved(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

class Uploaded {
  #text = $state(loadSaved());

  get text(): string {
    return this.#text;
  }
  set text(text: string) {
    this.#text = text;
    try {
      if (text) sessionStorage.setItem(KEY, text);
      else sessionStorage.removeItem(KEY);
    } catch {
      // Storage may be forbidden: then it lasts until the page is closed.
    }
  }
}

export const uploaded = new Uploaded();
