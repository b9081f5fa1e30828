import { describe, expect, test } from "vitest";
import { partsOf, staysHere } from "../src/lib/route.svelte.ts";
import { pageKey } from "../src/pages.ts";

const click = (more: Partial<MouseEvent> = {}): MouseEvent =>
  ({ button: 0, defaultPrevented: false, ...more }) as MouseEvent;
const link = (href: string, more: Partial<HTMLAnchorElement> = {}): HTMLAnchorElement =>
  ({ href, target: "", hasAttribute: () => false, ...more }) as unknown as HTMLAnchorElement;
const HERE = "http://regat.test";

test("a path has parts", () => {
  expect(partsOf("/")).toEqual([]);
  expect(partsOf("/reference/throne_room/")).toEqual(["reference", "throne_room"]);
  expect(partsOf("/learn/%C8%99an%C8%9B")).toEqual(["learn", "șanț"]);
  expect(partsOf("/learn/%E0%A4%A")).toEqual(["learn", "%E0%A4%A"]);
});

describe("a click on a link", () => {
  test("stays here if it leads to a page of ours", () => {
    expect(staysHere(click(), link(`${HERE}/learn`), HERE)).toBe(true);
  });
  test("is the browser's with a modifier, another button, another window or another host", () => {
    expect(staysHere(click({ ctrlKey: true }), link(`${HERE}/learn`), HERE)).toBe(false);
    expect(staysHere(click({ button: 1 }), link(`${HERE}/learn`), HERE)).toBe(false);
    expect(staysHere(click(), link(`${HERE}/learn`, { target: "_blank" }), HERE)).toBe(false);
    expect(staysHere(click(), link("http://elsewhere.test/learn"), HERE)).toBe(false);
  });
  test("is the browser's for what the server hands out", () => {
    expect(staysHere(click(), link(`${HERE}/api/tables/x/record`), HERE)).toBe(false);
  });
});

test("another table is another page, another card is not", () => {
  expect(pageKey(["table", "a"])).not.toBe(pageKey(["table", "b"]));
  expect(pageKey(["join", "a"])).not.toBe(pageKey(["table", "a"]));
  expect(pageKey(["reference", "moat"])).toBe(pageKey(["reference", "cellar"]));
  expect(pageKey([])).toBe("");
});
