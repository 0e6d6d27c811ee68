// Packs a screenshot as WebP, whole or only what has changed since the last one. Runs in a page of its own.
async ({ png, width, height, quality, whole }) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob(), {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: "high",
  });
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  context.drawImage(image, 0, 0);
  const now = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  const before = whole ? null : window.before;
  window.before = now;
  let [left, top, right, bottom] = before ? [width, height, -1, -1] : [0, 0, width - 1, height - 1];
  if (before)
    for (let at = 0; at < now.length; at++)
      if (now[at] !== before[at]) {
        const [x, y] = [at % width, Math.floor(at / width)];
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
  if (right < 0) return null;
  left -= left % 2;
  top -= top % 2;
  const part = new OffscreenCanvas(right - left + 1, bottom - top + 1);
  part.getContext("2d", { alpha: false }).drawImage(canvas, -left, -top);
  const blob = await part.convertToBlob({ type: "image/webp", quality });
  const file = await new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result.split(",")[1]);
    reader.readAsDataURL(blob);
  });
  return { left, top, width: part.width, height: part.height, file };
};
