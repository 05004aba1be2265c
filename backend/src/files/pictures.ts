import sharp from 'sharp';
import { Failure } from '../common/errors.js';

const MAX_PIXELS = 25_000_000;
const SIDE = 400;

/**
 * Decodes a picture of a person and makes it anew: a square webp of 400 px without any metadata.
 * @throws Failure PICTURE_UNREADABLE when the bytes are not a png, jpeg or webp picture of at most 25 megapixels.
 */
export async function toPersonPicture(bytes: Buffer): Promise<Buffer> {
  await assertPicture(bytes);
  return sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(unreadable);
}

/** Decodes a picture of a document and makes it anew, at most 2000 px wide or high, without metadata. */
export async function toDocumentPicture(bytes: Buffer): Promise<Buffer> {
  await assertPicture(bytes);
  return sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize(2000, 2000, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85 })
    .toBuffer()
    .catch(unreadable);
}

/** Decodes a picture of something on offer and makes it anew, at most 800 px wide or high, without metadata. */
export async function toProductPicture(bytes: Buffer): Promise<Buffer> {
  await assertPicture(bytes);
  return sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize(800, 800, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(unreadable);
}

export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

async function assertPicture(bytes: Buffer): Promise<void> {
  if (bytes.length === 0) unreadable(); // sharp throws this one at once instead of through its promise
  const about = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata().catch(unreadable);
  if (!['png', 'jpeg', 'webp'].includes(about.format)) throw new Failure('PICTURE_UNREADABLE');
  if (about.width * about.height > MAX_PIXELS)
    throw new Failure('PICTURE_UNREADABLE', { sentence: 'This picture has too many pixels.' });
}

/** sharp's own words say nothing to a person, and every reason has the same remedy. */
function unreadable(): never {
  throw new Failure('PICTURE_UNREADABLE');
}
