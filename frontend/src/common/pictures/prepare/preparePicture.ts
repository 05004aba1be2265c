import type { Decoded } from './heic.worker';

/** The longest side that the server keeps of a document. */
const MAX_SIDE = 2000;
/** A smaller file of a format that the server reads is sent as it is. */
const LIGHT_BYTES = 1024 * 1024;
const QUALITY = 0.88;
/** The decoder is 2 MB: this is enough at 0.3 Mbit/s. */
const LOADING_MS = 60_000;
const DECODING_MS = 60_000;
/** For the browser's own decoder and encoder. */
const BROWSER_MS = 30_000;

const SERVER_TYPES = ['image/png', 'image/jpeg', 'image/webp'];
const HEIC_NAME = /\.(heic|heif|hif)$/i;
const PICTURE_NAME = /\.(heic|heif|hif|avif)$/i;

/** What a file chooser accepts besides the server's formats. Some systems give a HEIC no type. */
export const PHONE_TYPES = 'image/heic,image/heif,image/avif,.heic,.heif,.avif';

/** A picture that this browser cannot read. */
export class UnreadablePicture extends Error {}

/** The decoder of HEIC pictures could not be loaded, e.g. without a connection. Another try may succeed. */
export class ConverterNotLoaded extends Error {}

/** The conversion takes longer than a person waits. Another try, or a smaller picture, may succeed. */
export class ConversionTooSlow extends Error {}

const ERRORS = [UnreadablePicture, ConverterNotLoaded, ConversionTooSlow];

/** Rejects with ConversionTooSlow after the time; the work itself cannot be stopped. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ConversionTooSlow(`${ms} ms`)), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

const isHeic = (file: File): boolean => /^image\/hei[cf]/.test(file.type) || HEIC_NAME.test(file.name);

const isPicture = (file: File): boolean => file.type.startsWith('image/') || PICTURE_NAME.test(file.name);

/** Whether a file is changed before it is sent: a picture of another format, or a heavy one. */
export const needsPreparing = (file: File): boolean =>
  isPicture(file) && (!SERVER_TYPES.includes(file.type) || file.size > LIGHT_BYTES);

/** Decodes in a worker, which loads the decoder (2 MB) only for such a file. Loading and decoding have a time limit each. */
function decodeHeic(bytes: ArrayBuffer): Promise<Decoded> {
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module' });
  let isLoaded = false;
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<Decoded>((resolve, reject) => {
    timer = setTimeout(() => reject(new ConverterNotLoaded('too slow')), LOADING_MS);
    worker.onerror = () =>
      reject(isLoaded ? new UnreadablePicture('decoder failed') : new ConverterNotLoaded('no decoder'));
    worker.onmessage = ({ data }: MessageEvent<Decoded | 'ready' | null>) => {
      if (data === 'ready') {
        isLoaded = true;
        clearTimeout(timer);
        timer = setTimeout(() => reject(new ConversionTooSlow('decoder')), DECODING_MS);
      } else if (data) resolve(data);
      else reject(new UnreadablePicture('unreadable'));
    };
    worker.postMessage(bytes, [bytes]);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

/** The upright picture: the browser applies the orientation of the file. */
async function bitmapOf(file: File): Promise<ImageBitmap> {
  try {
    return await within(BROWSER_MS, createImageBitmap(file));
  } catch (error) {
    if (error instanceof ConversionTooSlow) throw error;
    if (!isHeic(file)) throw new UnreadablePicture(String(error));
    const { pixels, width, height } = await decodeHeic(await file.arrayBuffer());
    return createImageBitmap(new ImageData(new Uint8ClampedArray(pixels), width, height));
  }
}

function drawn(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new UnreadablePicture('no canvas');
  // JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));

const jpegName = (name: string): string => `${name.replace(/\.[^.]+$/, '')}.jpg`;

/**
 * A picture of a phone as an upright JPEG of a size that the server keeps. A heavy picture that this browser cannot read
 * is returned unchanged if the server may read it.
 * @throws UnreadablePicture for another format; ConverterNotLoaded when the decoder cannot be loaded; ConversionTooSlow
 */
export async function preparePicture(file: File): Promise<File> {
  if (!needsPreparing(file)) return file;
  try {
    const bitmap = await bitmapOf(file);
    const blob = await within(BROWSER_MS, jpegOf(drawn(bitmap)));
    bitmap.close();
    if (!blob) throw new UnreadablePicture('not drawn');
    const isSmaller = blob.size < file.size || !SERVER_TYPES.includes(file.type);
    return isSmaller ? new File([blob], jpegName(file.name), { type: 'image/jpeg' }) : file;
  } catch (error) {
    if (SERVER_TYPES.includes(file.type)) return file;
    if (ERRORS.some((known) => error instanceof known)) throw error;
    throw new UnreadablePicture(String(error));
  }
}
