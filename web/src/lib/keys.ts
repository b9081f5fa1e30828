// The shortcuts under the name that boards import.
export { isTyping, listenToKeys, shortcuts, type Shortcut } from "./keys.svelte.ts";
