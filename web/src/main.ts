import { mount } from "svelte";
import App from "./App.svelte";
import { reloadOnFailure } from "./lib/reloadOnce.ts";
import { preferredLanguage, words } from "./lib/words.svelte.ts";
import { partsOf } from "./lib/route.svelte.ts";
import { pageFor } from "./pages.ts";
import "./theme.css";

reloadOnFailure();
const failure = document.getElementById("failure"); // plain HTML in four languages
// The page is fetched while the texts are loading. If that fails, the page itself tries again and shows the error.
pageFor(partsOf(location.pathname)[0] ?? "")?.().catch(() => undefined);
try {
  // Texts first: a page must not show message keys, even for a moment.
  await words.use(preferredLanguage());
  mount(App, { target: document.getElementById("app") as HTMLElement });
  failure?.remove();
} catch (error) {
  console.error(error);
  if (failure) failure.hidden = false;
}
