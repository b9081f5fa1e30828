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

/** The fields of each state as they were last read or written, in JSON; another tab may have changed them since. */
const lastSaved = new WeakMap<object, Map<string, string>>();

/** An object whose changes are saved as long as `saveChanges` runs. */
export function savedState<T extends object>(key: string, defaults: T): T {
  const state = $state(parseSaved(read(key), defaults));
  lastSaved.set(state, fieldsOf(state));
  return state;
}

/** Save every change, and adopt the changes of other tabs; called in the initialisation of a component. */
export function saveChanges(key: string, state: object): void {
  $effect(() => save(key, state));
  $effect(() => {
    const changed = (event: StorageEvent): void => {
      if (event.key === key && event.newValue !== null) adopt(state, event.newValue);
    };
    addEventListener("storage", changed);
    return () => removeEventListener("storage", changed);
  });
}

/** Write the fields that have changed here; all others stay as they are in the storage. */
export function save(key: string, state: object): void {
  const saved = lastSaved.get(state) ?? new Map<string, string>();
  const changed = [...fieldsOf(state)].filter(([name, text]) => saved.get(name) !== text);
  if (!changed.length) return;
  const merged: Record<string, unknown> = { ...parseSaved(read(key), {}) };
  for (const [name, text] of changed) {
    merged[name] = JSON.parse(text);
    saved.set(name, text);
  }
  write(key, merged);
  lastSaved.set(state, saved);
}

/** Take over what another tab has written. */
export function adopt(state: object, written: string): void {
  const saved = lastSaved.get(state);
  const given = parseSaved(written, {});
  for (const [name, text] of fieldsOf(parseSaved(written, $state.snapshot(state)))) {
    if (!(name in given) || saved?.get(name) === text) continue;
    saved?.set(name, text);
    Reflect.set(state, name, JSON.parse(text));
  }
}

function fieldsOf(state: object): Map<string, string> {
  return new Map(Object.entries(state).map(([name, value]) => [name, JSON.stringify(value)]));
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be forbidden: then the values last until the page is closed.
  }
}
