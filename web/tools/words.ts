// The message catalogues as modules: `virtual:words/pl` is everything that the client says in Polish,
// `virtual:rules/pl` the long texts of the rules and about the cards, which only the reference and details need.
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../../src/regat/words");
const LANGUAGES = ["en", "ro", "pl", "uk"];
const MODULE = /^virtual:(words|rules)\/([a-z]{2})$/;
// What only the terminal says.
const TERMINAL = /(^|_)(commands|help)\.ftl$/;
const TYPED = /^(typed|misread)-|^kingdomino-(help|expected|refused|misread|list|try)/;
const RULES = /(^|_)(rules|clarifications)\.ftl$/;

/** A message in each language, from the catalogue of the web client, as paragraphs of plain HTML. */
function plainHtml(key: string, link = ""): string {
  return LANGUAGES.map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(join(FOLDER, language, "web.ftl"), "utf-8")));
    const say = (name: string): string => bundle.formatPattern(bundle.getMessage(name)?.value ?? name);
    return `<p lang="${language}">${say(key)}${link && ` <a href="">${say(link)}</a>`}</p>`;
  }).join("");
}

export function words(): Plugin {
  return {
    name: "regat-words",
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : null),
    load(id) {
      const [, kind, language] = MODULE.exec(id.replace("\0", "")) ?? [];
      if (!kind || !language) return null;
      const folder = join(FOLDER, language);
      const files = readdirSync(folder)
        .filter((file) => file.endsWith(".ftl") && !TERMINAL.test(file) && RULES.test(file) === (kind === "rules"))
        .sort();
      for (const file of files) this.addWatchFile(join(folder, file));
      const text = files.map((file) => slim(readFileSync(join(folder, file), "utf-8"))).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
    transformIndexHtml: (html) =>
      html
        .replace(/(<main id="failure"[^>]*>)/, (tag) => tag + plainHtml("web-start-failed", "web-reload"))
        .replace("<noscript>", (tag) => tag + plainHtml("web-no-script")),
    handleHotUpdate({ file, server }) {
      if (file.endsWith(".ftl")) server.hot.send({ type: "full-reload" });
    },
  };
}

/** A catalogue without its comments and without what is only typed at the terminal. */
export function slim(source: string): string {
  const kept: string[] = [];
  let keeps = true;
  for (const line of source.split("\n")) {
    if (line.startsWith("#")) continue;
    const begins = /^-?([a-z][A-Za-z0-9_-]*) *=/.exec(line);
    if (begins) keeps = !TYPED.test(begins[1] ?? "");
    if (keeps) kept.push(line);
  }
  return kept.join("\n").replace(/\n{3,}/g, "\n\n");
}
