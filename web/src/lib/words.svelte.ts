// Everything that is said, from the Fluent catalogues that the terminal uses too.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { settings } from "./settings.svelte.ts";
import { toSegments, type Segment } from "./message.ts";
import type { Part, Text } from "./wire.ts";

export type { Segment } from "./message.ts";

export const LANGUAGES = { en: "English", ro: "Română", pl: "Polski", uk: "Українська" } as const;
export type Language = keyof typeof LANGUAGES;
export type Arguments = Readonly<Record<string, string | number>>;

const FALLBACK: Language = "en";

type Catalogue = () => Promise<{ default: string }>;
const CATALOGUES: Record<Language, Catalogue> = {
  en: () => import("virtual:words/en"),
  ro: () => import("virtual:words/ro"),
  pl: () => import("virtual:words/pl"),
  uk: () => import("virtual:words/uk"),
};
const RULES: Record<Language, Catalogue> = {
  en: () => import("virtual:rules/en"),
  ro: () => import("virtual:rules/ro"),
  pl: () => import("virtual:rules/pl"),
  uk: () => import("virtual:rules/uk"),
};

const bundles = new Map<Language, FluentBundle>();
const withRules = new Set<Language>();

class Words {
  language: Language = $state(FALLBACK);
  // Counts the catalogues that have come, so that what was said from fewer of them is said anew.
  #come = $state(0);
  #wantsRules = false;

  /** Speak a language from now on; resolves when its catalogue is here. */
  async use(language: string): Promise<void> {
    const code = known(language) ?? FALLBACK;
    await this.#load(code);
    this.language = code;
    if (typeof document !== "undefined") document.documentElement.lang = code;
  }

  /** The long texts of the rules as well, in this language and in those chosen later. */
  async loadRules(): Promise<void> {
    this.#wantsRules = true;
    await this.#load(this.language);
  }

  async #load(language: Language): Promise<void> {
    let bundle = bundles.get(language);
    if (!bundle) {
      bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource((await CATALOGUES[language]()).default));
      bundles.set(language, bundle);
      this.#come++;
    }
    if (this.#wantsRules && !withRules.has(language)) {
      bundle.addResource(new FluentResource((await RULES[language]()).default));
      withRules.add(language);
      this.#come++;
    }
  }

  /** A message by its key, or an attribute of one (`card-cellar.text`); the key itself if nobody has it. */
  translate(key: string, given: Arguments = {}): string {
    void this.#come;
    for (const language of new Set([this.language, FALLBACK])) {
      const bundle = bundles.get(language);
      const pattern = bundle && patternOf(bundle, key);
      if (bundle && pattern)
        return minus(bundle.formatPattern(pattern, given as Record<string, FluentVariable>), given);
    }
    // Only a gap in a translation needs the English catalogue beside the reader's own.
    if (!bundles.has(FALLBACK) && bundles.size) void this.#load(FALLBACK);
    return key;
  }

  has(key: string): boolean {
    void this.#come;
    const bundle = bundles.get(this.language);
    return !!bundle && !!patternOf(bundle, key);
  }
}

export const words = new Words();

export function t(key: string, given?: Arguments): string {
  return words.translate(key, given);
}

/** A message with its parts as segments: names of cards, players and dominoes can be shown in their own way. */
export function segmentsOf(say: Text, nameOf: (seat: number) => string): Segment[] {
  return toSegments(say, nameOf, (key, given) => t(key, given));
}

/** The same as plain text. */
export function plainText(say: Text, nameOf: (seat: number) => string): string {
  return segmentsOf(say, nameOf)
    .map((segment) => segment.text)
    .join("");
}

/** The same without the name of the player with which it begins: to be told under the name. */
export function segmentsWithoutName(say: Text, nameOf: (seat: number) => string): Segment[] {
  if (!("name" in say.parts)) return segmentsOf(say, nameOf);
  const parts: Record<string, Part> = { ...say.parts, name: "" };
  const [first, ...rest] = segmentsOf({ ...say, parts }, nameOf);
  if (first?.is !== "text") return first ? [first, ...rest] : rest;
  const text = first.text.trimStart();
  return text ? [{ is: "text", text }, ...rest] : rest;
}

/** The language that a person has chosen, or the first that the browser asks for and that is known here. */
export function preferredLanguage(): Language {
  const preferred = [settings.language, ...(typeof navigator === "undefined" ? [] : navigator.languages)];
  return preferred.map(known).find((code) => code !== undefined) ?? FALLBACK;
}

export function known(name: string): Language | undefined {
  const code = name.toLowerCase().split(/[-_]/)[0] ?? "";
  return code in LANGUAGES ? (code as Language) : undefined;
}

function patternOf(bundle: FluentBundle, key: string): Message["value"] | undefined {
  const [name = "", attribute] = key.split(".");
  const message = bundle.getMessage(name);
  return attribute ? message?.attributes[attribute] : message?.value;
}

/** Fluent writes a hyphen, which is shorter than the digits are wide. */
function minus(said: string, given: Arguments): string {
  const negative = Object.values(given).some((value) => typeof value === "number" && value < 0);
  return negative ? said.replace(/-(?=\d)/g, "−") : said;
}
