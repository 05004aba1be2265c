import { Failure, sentenceOf } from '../common/errors/errors.js';
import { isPdf, toDocumentPicture } from './pictures/pictures.js';

export interface CheckedDocument {
  contentType: 'application/pdf' | 'image/webp';
  data: Buffer;
}

/** Readers search the end of a PDF in its last kilobyte. */
const TAIL_BYTES = 1024;

/**
 * A storable document: a PDF with a valid start and end, or a picture that is decoded and encoded again without
 * metadata. The browser's file names and headers are ignored.
 * @param caller for the picture queue, from `callerOf`
 * @throws Failure DOCUMENT_UNREADABLE for anything else; BUSY when too many pictures wait
 */
export async function toDocument(bytes: Buffer, caller: string): Promise<CheckedDocument> {
  if (!isPdf(bytes)) {
    return { contentType: 'image/webp', data: await toDocumentPicture(bytes, caller).catch(asDocument) };
  }
  if (!isWholePdf(bytes)) throw new Failure('DOCUMENT_UNREADABLE');
  return { contentType: 'application/pdf', data: bytes };
}

/** Whether the bytes have the header of a PDF, and at their end the table's position and the end mark. */
export function isWholePdf(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 8).toString('latin1');
  const tail = bytes.subarray(-TAIL_BYTES).toString('latin1');
  return /^%PDF-[12]\.\d/.test(head) && /startxref\s+\d+\s+%%EOF[\s\0]*$/.test(tail);
}

/** A file that is not a picture may have been meant as any document. */
function asDocument(error: unknown): never {
  if (!(error instanceof Failure) || error.code !== 'PICTURE_UNREADABLE') throw error;
  const says = error.message === sentenceOf('PICTURE_UNREADABLE') ? {} : { sentence: error.message };
  throw new Failure('DOCUMENT_UNREADABLE', says);
}
