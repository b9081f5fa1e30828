// All texts, from the Fluent catalogues that the terminal uses too.
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
  // Read by every translation, so that texts update when another catalogue is loaded.
  #loadedCatalogues = $state(0);
  #wantsRules = false;

  /** Switch to a language; resolves when its catalogue is loaded. */
  async use(language: string): Promise<void> {
    const code = known(language) ?? FALLBACK;
    await this.#load(code);
    this.language = code;
    if (typeof document !== "undefined") document.documentElement.lang = code;
  }

  /** Load the texts of the rules too, for this language and those chosen later. */
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
      this.#loadedCatalogues++;
    }
    if (this.#wantsRules && !withRules.has(language)) {
      bundle.addResource(new FluentResource((await RULES[language]()).default));
      withRules.add(language);
      this.#loadedCatalogues++;
    }
  }

  /** A message by its key, or an attribute of one (`card-cellar.text`); the key itself if there is no such message. */
  translate(key: string, args: Arguments = {}): string {
    void this.#loadedCatalogues;
    for (const language of new Set([this.language, FALLBACK])) {
      const bundle = bundles.get(language);
      const pattern = bundle && patternOf(bundle, key);
      if (bundle && pattern)
        return withMinusSigns(bundle.formatPattern(pattern, args as Record<string, FluentVariable>), args);
    }
    // The English catalogue is loaded only when a translation lacks a message.
    if (!bundles.has(FALLBACK) && bundles.size) void this.#load(FALLBACK);
    return key;
  }

  has(key: string): boolean {
    void this.#loadedCatalogues;
    const bundle = bundles.get(this.language);
    return !!bundle && !!patternOf(bundle, key);
  }
}

export const words = new Words();

/** Switch to a language that the user has chosen; false if its texts could not be loaded. */
export async function chooseLanguage(language: Language): Promise<boolean> {
  try {
    await words.use(language);
  } catch {
    return false;
  }
  settings.language = language;
  return true;
}

export function t(key: string, args?: Arguments): string {
  return words.translate(key, args);
}

/** A message as segments, so that players, cards and dominoes can be shown in their own way. */
export function segmentsOf(message: Text, nameOf: (seat: number) => string): Segment[] {
  return toSegments(message, nameOf, (key, args) => t(key, args));
}

/** A message as plain text. */
export function plainText(message: Text, nameOf: (seat: number) => string): string {
  return segmentsOf(message, nameOf)
    .map((segment) => segment.text)
    .join("");
}

/** A message without the player's name at its beginning, for use under a heading with that name. */
export function segmentsWithoutName(message: Text, nameOf: (seat: number) => string): Segment[] {
  if (!("name" in message.parts)) return segmentsOf(message, nameOf);
  const parts: Record<string, Part> = { ...message.parts, name: "" };
  const [first, ...rest] = segmentsOf({ ...message, parts }, nameOf);
  if (first?.is !== "text") return first ? [first, ...rest] : rest;
  const text = first.text.trimStart();
  return text ? [{ is: "text", text }, ...rest] : rest;
}

/** The chosen language, or the browser's first that is supported. */
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

/** Fluent writes negative numbers with a hyphen. */
function withMinusSigns(text: string, args: Arguments): string {
  const negative = Object.values(args).some((value) => typeof value === "number" && value < 0);
  return negative ? text.replace(/-(?=\d)/g, "−") : text;
}
