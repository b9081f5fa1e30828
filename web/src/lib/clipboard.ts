// Copying a text, also on pages without access to the clipboard, such as those over plain HTTP.

/** Copy a text that `shown` shows; false if the browser does not allow it: then the text is selected. */
export async function copyText(text: string, shown: HTMLElement | null): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined; // missing on insecure pages
  try {
    if (clipboard) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    // Not allowed: the selection may be.
  }
  if (shown instanceof HTMLInputElement) shown.select();
  else if (shown) getSelection()?.selectAllChildren(shown);
  return document.execCommand("copy");
}
