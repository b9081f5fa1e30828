// A file with this text is dropped on the page.
(text) => {
  const data = new DataTransfer();
  data.items.add(new File([text], "game.regat", { type: "text/plain" }));
  const dropped = new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
  document.querySelector("main [role=group]").dispatchEvent(dropped);
}
