// Median cut over the colours of a picture, in the browser that has decoded it.
async ([png, most]) => {
  const blob = await (await fetch(`data:image/png;base64,${png}`)).blob();
  const bitmap = await createImageBitmap(blob);
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const counts = new Map();
  for (let i = 0; i < data.length; i += 4) {
    const colour = (data[i] << 16) | (data[i + 1] << 8) | data[i + 2];
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const part = (colour, shift) => (colour >> shift) & 255;
  const boxOf = (colours) => {
    let widest = 0, shift = 0, weight = 0;
    for (const one of [16, 8, 0]) {
      let low = 255, high = 0;
      for (const colour of colours) { const value = part(colour, one); if (value < low) low = value; if (value > high) high = value; }
      if (high - low > widest) { widest = high - low; shift = one; }
    }
    for (const colour of colours) weight += counts.get(colour);
    return { colours, shift, worth: widest * Math.sqrt(weight) };
  };
  const boxes = [boxOf([...counts.keys()])];
  while (boxes.length < most) {
    boxes.sort((a, b) => a.worth - b.worth);
    const box = boxes.at(-1);
    if (!box.worth) break;
    boxes.pop();
    box.colours.sort((a, b) => part(a, box.shift) - part(b, box.shift));
    const middle = (part(box.colours[0], box.shift) + part(box.colours.at(-1), box.shift)) / 2;
    const cut = Math.max(1, box.colours.findIndex((colour) => part(colour, box.shift) > middle));
    boxes.push(boxOf(box.colours.slice(0, cut)), boxOf(box.colours.slice(cut)));
  }
  const palette = new Uint8Array(boxes.length * 3), place = new Map();
  boxes.forEach(({ colours }, number) => {
    let all = 0, sums = [0, 0, 0];
    for (const colour of colours) {
      const many = counts.get(colour);
      all += many;
      [16, 8, 0].forEach((shift, at) => { sums[at] += part(colour, shift) * many; });
      place.set(colour, number);
    }
    sums.forEach((sum, at) => { palette[number * 3 + at] = Math.round(sum / all); });
  });
  const dots = new Uint8Array(width * height);
  for (let i = 0; i < dots.length; i++) dots[i] = place.get((data[i * 4] << 16) | (data[i * 4 + 1] << 8) | data[i * 4 + 2]);
  const text = (bytes) => { let all = ''; for (let i = 0; i < bytes.length; i += 8192) all += String.fromCharCode(...bytes.subarray(i, i + 8192)); return btoa(all); };
  return [width, height, text(palette), text(dots)];
}
