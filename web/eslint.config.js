import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/lib/wire.ts"] }, // generated
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // Request and response types may be void: Promise<void> for an endpoint without an answer.
      "@typescript-eslint/no-invalid-void-type": "off",
      // Our plain maps and sets are local or private caches; what a component shows is $state.
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} is a space that must survive formatting.
      "svelte/no-useless-mustaches": "off",
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    files: ["src/**/*.{ts,svelte}", "tests/**/*.ts", "tools/*", "*.{js,ts}"],
    ignores: ["src/dominion/art/{emblems,firstEmblems,authors}.ts"], // generated
    rules: { "max-len": ["error", { code: 120 }] }, // prettier leaves long strings and comments alone
  },
  {
    files: ["**/*.test.ts"],
    rules: { "@typescript-eslint/no-non-null-assertion": "off" }, // a test that finds nothing shall throw
  },
);
