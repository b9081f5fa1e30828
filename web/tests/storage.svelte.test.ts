import { beforeEach, expect, test, vi } from "vitest";
import { adopt, save, savedState } from "../src/lib/storage.svelte.ts";

const DEFAULTS = { sound: false, speed: "normal", lessons: {} as Record<string, string[]> };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

const stored = (): unknown => JSON.parse(localStorage.getItem("k") ?? "null");

test("what has not changed here is not written", () => {
  const [first, second] = [savedState("k", DEFAULTS), savedState("k", DEFAULTS)];
  save("k", second);
  expect(stored()).toBe(null);
  first.sound = true;
  save("k", first);
  second.speed = "fast";
  save("k", second);
  expect(stored()).toEqual({ sound: true, speed: "fast" });
});

test("what another version has saved stays", () => {
  localStorage.setItem("k", '{"cardSize": "large"}');
  const state = savedState("k", DEFAULTS);
  state.sound = true;
  save("k", state);
  expect(stored()).toEqual({ cardSize: "large", sound: true });
});

test("a change of another tab is adopted, and not written back", () => {
  const state = savedState("k", DEFAULTS);
  adopt(state, '{"sound": true, "lessons": {"t": ["buy"]}}');
  expect(state).toMatchObject({ sound: true, speed: "normal", lessons: { t: ["buy"] } });
  save("k", state);
  expect(stored()).toBe(null);
});

test("a change here and one of another tab both hold", () => {
  const state = savedState("k", DEFAULTS);
  state.speed = "slow";
  adopt(state, '{"sound": true}');
  expect(state).toMatchObject({ sound: true, speed: "slow" });
  localStorage.setItem("k", '{"sound": true}');
  save("k", state);
  expect(stored()).toEqual({ sound: true, speed: "slow" });
});
