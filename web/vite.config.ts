import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressed } from "./tools/compressed.ts";
import { words } from "./tools/words.ts";

// While developing, `regat serve` answers everything that is not the client itself.
const server = process.env["REGAT_SERVER"] ?? "http://127.0.0.1:8620";

// The chunks of the build. What every page needs comes in one: dozens of small files would each cost a round trip.
const BASE = any(
  "node_modules/(svelte|esm-env|clsx|@fluent|@lucide)",
  "/src/(lib|ui|shell)/(?!QrCode|connection)",
  "/src/(gameClient|games)\\.",
  "/(dominion|kingdomino)/(client|catalogue|settings|view|segments|setupText|cardName)\\.",
  "/art/(Logo|SeatShield|Crown\\.|seats)",
);
const FACES = any("/dominion/art/(Card|[eE]mblemBook|firstEmblems|Emblem\\.|Mark\\.|marks|fit)", "/dominion/CardFan");
const REALM = any("/kingdomino/art/(?!King)", "/kingdomino/KingdomPicture");

function any(...patterns: string[]): RegExp {
  return new RegExp(patterns.join("|").replaceAll("/", "[\\\\/]"));
}

export default defineConfig(({ mode }) => ({
  plugins: [words(), svelte(), compressed()],
  // Vitest would take Svelte's server side otherwise.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/regat/server/static",
    emptyOutDir: true,
    assetsDir: "assets",
    assetsInlineLimit: 0, // the content security policy wants files
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "base", test: BASE, priority: 2 },
            { name: "faces", test: FACES, priority: 1 },
            { name: "realm", test: REALM, priority: 1 },
            { name: "parts", test: any("/pages/parts/"), priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: server, ws: true },
      "/healthz": server,
    },
  },
  test: { include: ["tests/**/*.test.ts", "src/**/*.test.ts"], environment: "node" },
}));
