// Until the fonts are there and nothing moves any more.
async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const ends = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < 2000);
  await Promise.allSettled(ends.map((one) => one.finished));
}
