import { JPEG_SIGNATURE, readJpeg } from './jpeg.js';
import { PNG_SIGNATURE, readPng } from './png.js';
import { NotAPicture } from './safe-picture.js';
import type { SafePicture } from './safe-picture.js';
import { isWebp, readWebp } from './webp.js';

const MAX_SIDE = 16_384;
/** A JPEG is made smaller while it is read, so that a phone's 50 megapixels cost less than 25 of another kind. */
export const MAX_PIXELS = { jpeg: 55_000_000, png: 25_000_000, webp: 25_000_000 };
const MAX_HELD_BYTES = 40 * 2 ** 20;
/** The shortest head of the three kinds. */
const MIN_BYTES = 20;

/**
 * Looks at the head and the parts of an uploaded file without decoding it, and leaves out what no pixel needs.
 * @throws NotAPicture for anything but a whole PNG, JPEG or WebP
 */
export function inspectPicture(bytes: Buffer): SafePicture {
  if (bytes.length < MIN_BYTES) throw new NotAPicture('too short');
  if (startsWith(bytes, PNG_SIGNATURE)) return readPng(bytes);
  if (startsWith(bytes, JPEG_SIGNATURE)) return readJpeg(bytes);
  if (isWebp(bytes)) return readWebp(bytes);
  throw new NotAPicture('of no known kind');
}

/** Whether decoding it stays within the memory and the time that one picture is given. */
export const isAffordable = ({ format, width, height, heldBytes }: SafePicture): boolean =>
  width <= MAX_SIDE &&
  height <= MAX_SIDE &&
  width * height <= MAX_PIXELS[format] &&
  heldBytes <= MAX_HELD_BYTES;

const startsWith = (bytes: Buffer, signature: Buffer) =>
  bytes.subarray(0, signature.length).equals(signature);
