import { expect, test } from "vitest";
import { isMuted, mute, readSettings, settings, DEFAULTS } from "../src/lib/settings.svelte.ts";

test("the defaults hold where nothing was chosen", () => {
  expect(readSettings(null)).toEqual(DEFAULTS);
  expect(DEFAULTS.sound).toBe(false);
});

test("what was chosen holds", () => {
  expect(readSettings('{"theme": "dark", "sound": true}')).toMatchObject({
    theme: "dark",
    sound: true,
    speed: "normal",
  });
});

test("what cannot be read is not believed", () => {
  for (const text of ["", "{", "null", "[]", "7", '{"theme": "pink"}', '{"speed": 3, "sound": "yes"}'])
    expect(readSettings(text)).toEqual(DEFAULTS);
});

test("what another version has kept stays", () => {
  expect(readSettings('{"cardSize": "large"}')).toMatchObject({ cardSize: "large" });
});

test("a seat is muted at its own table only, and can be heard again", () => {
  mute("here", 2, true);
  expect([isMuted("here", 2), isMuted("here", 1), isMuted("there", 2)]).toEqual([true, false, false]);
  mute("here", 2, false);
  expect(isMuted("here", 2)).toBe(false);
});

test("only the newest tables are remembered", () => {
  for (let number = 0; number < 60; number++) mute(`t${number}`, 0, true);
  expect(Object.keys(settings.mutedSeats).length).toBeLessThan(25);
  expect(isMuted("t59", 0)).toBe(true);
});
