import { mount } from "svelte";
import App from "./App.svelte";
import { preferredLanguage, words } from "./lib/words.svelte.ts";
import { partsOf } from "./lib/route.svelte.ts";
import { pageFor } from "./pages.ts";
import "./theme.css";

// The page comes while the words are on their way. What goes wrong there is told by the page that asks again.
pageFor(partsOf(location.pathname)[0] ?? "")?.().catch(() => undefined);
// The words first: a page that shows keys for a moment would look broken.
await words.use(preferredLanguage());
mount(App, { target: document.getElementById("app") as HTMLElement });
