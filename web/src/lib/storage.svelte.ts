// Values that this device remembers from visit to visit, in localStorage.

/** The saved object on top of the defaults; a value of another type than its default is ignored. */
export function parseSaved<T extends object>(text: string | null, defaults: T): T {
  const result = structuredClone(defaults);
  let saved: unknown;
  try {
    saved = JSON.parse(text ?? "{}");
  } catch {
    return result;
  }
  if (typeof saved !== "object" || saved === null) return result;
  for (const [name, value] of Object.entries(saved)) {
    // Keeps unknown values that another version of the client has saved.
    if (!(name in result) || sameKind(value, Reflect.get(result, name))) Reflect.set(result, name, value);
  }
  return result;
}

function sameKind(value: unknown, other: unknown): boolean {
  return typeof value === typeof other && Array.isArray(value) === Array.isArray(other);
}

/** An object whose changes are saved as long as `saveChanges` runs. */
export function savedState<T extends object>(key: string, defaults: T): T {
  const state = $state(parseSaved(read(key), defaults));
  return state;
}

/** Save every change; called in the initialisation of a component. */
export function saveChanges(key: string, state: object): void {
  $effect(() => {
    const text = JSON.stringify(state);
    try {
      localStorage.setItem(key, text);
    } catch {
      // Storage may be forbidden: then the values last until the page is closed.
    }
  });
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
