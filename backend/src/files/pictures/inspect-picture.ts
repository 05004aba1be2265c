import { JPEG_SIGNATURE, readJpeg } from './jpeg.js';
import { PNG_SIGNATURE, readPng } from './png.js';
import { NotAPicture } from './safe-picture.js';
import type { SafePicture } from './safe-picture.js';
import { isWebp, readWebp } from './webp.js';

const MAX_SIDE = 16_384;
/** A narrow picture is enlarged to fill a square, so the cost grows with the ratio of its sides. */
const MAX_RATIO = 50;
/** A JPEG is scaled down while it is decoded, so 50 megapixels cost less than 25 of another format. */
export const MAX_PIXELS = { jpeg: 55_000_000, png: 25_000_000, webp: 25_000_000 };
const MAX_HELD_BYTES = 40 * 2 ** 20;
/** The shortest header of the three formats. */
const MIN_BYTES = 20;

/**
 * Checks the header and parts of an uploaded file without decoding it, and drops parts that no pixel needs.
 * @throws NotAPicture for anything but a complete PNG, JPEG or WebP
 */
export function inspectPicture(bytes: Buffer): SafePicture {
  if (bytes.length < MIN_BYTES) throw new NotAPicture('too short');
  if (startsWith(bytes, PNG_SIGNATURE)) return readPng(bytes);
  if (startsWith(bytes, JPEG_SIGNATURE)) return readJpeg(bytes);
  if (isWebp(bytes)) return readWebp(bytes);
  throw new NotAPicture('of no known kind');
}

/** Whether decoding it stays within the memory and time of one picture. Only its first frame is decoded. */
export const isAffordable = ({ format, width, height, heldBytes }: SafePicture): boolean =>
  width <= MAX_SIDE &&
  height <= MAX_SIDE &&
  Math.max(width, height) <= MAX_RATIO * Math.min(width, height) &&
  width * height <= MAX_PIXELS[format] &&
  heldBytes <= MAX_HELD_BYTES;

const startsWith = (bytes: Buffer, signature: Buffer) =>
  bytes.subarray(0, signature.length).equals(signature);
