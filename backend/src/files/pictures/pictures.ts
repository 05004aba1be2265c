import { Logger } from '@nestjs/common';
import { Failure, fieldFailure } from '../../common/errors/errors.js';
import { Decoder, DecodingFailed } from './decoder.js';
import type { Recipe } from './decoder.js';
import { MAX_PIXELS, inspectPicture, isAffordable } from './inspect-picture.js';
import { PictureQueue } from './picture-queue.js';
import { NotAPicture } from './safe-picture.js';
import type { SafePicture } from './safe-picture.js';
import { tFile } from '../../messages/people/files.js';

type Use = Omit<Recipe, 'maxPixels'>;

const PERSON: Use = { width: 400, height: 400, fit: 'cover', position: 'attention', quality: 82 };
const DOCUMENT: Use = { width: 2000, height: 2000, fit: 'inside', withoutEnlargement: true, quality: 85 };
const PRODUCT: Use = { width: 800, height: 800, fit: 'inside', withoutEnlargement: true, quality: 82 };

const TOO_MANY_PIXELS = tFile('tooManyPixels');
const TOO_SLOW = tFile('pictureTooSlow');

const logger = new Logger('Pictures');
const queue = new PictureQueue();
const decoder = new Decoder();

/**
 * Decodes a picture of a person and encodes it again: a square webp of 400 px without metadata.
 * @param caller for the queue, from `callerOf`
 * @throws Failure PICTURE_UNREADABLE of the field `image` when the bytes are not a complete png, jpeg or webp, have
 *   too many pixels (25 megapixels, a jpeg 55; fewer when all must be in memory at once), or have a side that is more
 *   than 50 times the other; BUSY when too many others wait
 */
export const toPersonPicture = (bytes: Buffer, caller: string) =>
  make(bytes, PERSON, caller).catch(ofField('image'));

/**
 * Encodes a picture of a document again, at most 2000 px wide or high, without metadata.
 * @throws Failure PICTURE_UNREADABLE of the given field, or BUSY
 */
export const toDocumentPicture = (bytes: Buffer, caller: string, field: string) =>
  make(bytes, DOCUMENT, caller).catch(ofField(field));

/** Encodes a picture of a product again, at most 800 px wide or high, without metadata. */
export const toProductPicture = (bytes: Buffer, caller: string) =>
  make(bytes, PRODUCT, caller).catch(ofField('image'));

export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

const ofField =
  (field: string) =>
  (error: unknown): never => {
    if (!(error instanceof Failure) || error.code !== 'PICTURE_UNREADABLE') throw error;
    throw fieldFailure(field, error.message, 'PICTURE_UNREADABLE');
  };

/** The file is checked first without decoding, so that invalid files do not enter the queue. */
async function make(bytes: Buffer, use: Use, caller: string): Promise<Buffer> {
  const picture = inspect(bytes);
  if (!isAffordable(picture)) throw new Failure('PICTURE_UNREADABLE', { sentence: TOO_MANY_PIXELS });
  const recipe = { ...use, maxPixels: MAX_PIXELS[picture.format] };
  return queue.run(caller, () => decoder.make(picture.bytes, recipe).catch(named));
}

function inspect(bytes: Buffer): SafePicture {
  try {
    return inspectPicture(bytes);
  } catch (error) {
    if (!(error instanceof NotAPicture)) throw error;
    throw new Failure('PICTURE_UNREADABLE');
  }
}

/** A decoder's messages do not help a user, and every reason has the same remedy. */
function named(error: unknown): never {
  if (!(error instanceof DecodingFailed)) throw error;
  if (error.reason === 'unavailable') {
    logger.error(`No picture can be decoded: ${error.message}`);
    throw new Failure('BUSY');
  }
  const sentence = error.reason === 'slow' ? { sentence: TOO_SLOW } : {};
  throw new Failure('PICTURE_UNREADABLE', sentence);
}
