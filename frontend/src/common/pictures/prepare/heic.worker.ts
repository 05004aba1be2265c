import load from 'libheif-js/libheif-wasm/libheif-bundle.mjs';

/** More pixels than any phone has would fill the memory. */
const MAX_PIXELS = 110_000_000;
const MAX_SIDE = 16_384;

export interface Decoded {
  pixels: ArrayBuffer;
  width: number;
  height: number;
}

/** The first picture of the file, turned upright as the file says. The size is checked before it is decoded. */
async function decode(bytes: ArrayBuffer): Promise<Decoded> {
  const [image] = new (load().HeifDecoder)().decode(bytes);
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) throw new Error('too large');
  const data = new Uint8ClampedArray(width * height * 4);
  await new Promise<void>((resolve, reject) => {
    image.display({ data, width, height }, (result) =>
      result ? resolve() : reject(new Error('unreadable')),
    );
  });
  image.free();
  return { pixels: data.buffer, width, height };
}

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  decode(data).then(
    (decoded) => postMessage(decoded, { transfer: [decoded.pixels] }),
    () => postMessage(null),
  );
});
// The time for the decoding starts after the decoder is loaded.
postMessage('ready');
