import { Failure, fieldFailure, sentenceOf } from '../common/errors/errors.js';
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
 * @throws Failure DOCUMENT_UNREADABLE of the field `file` for anything else; BUSY when too many pictures wait
 */
export async function toDocument(bytes: Buffer, caller: string): Promise<CheckedDocument> {
  if (!isPdf(bytes)) {
    const data = await toDocumentPicture(bytes, caller, 'file').catch(asDocument);
    return { contentType: 'image/webp', data };
  }
  if (!isWholePdf(bytes)) throw unreadable();
  return { contentType: 'application/pdf', data: bytes };
}

/** Whether the bytes have the header of a PDF, and at their end the table's position and the end mark. */
export function isWholePdf(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 8).toString('latin1');
  const tail = bytes.subarray(-TAIL_BYTES).toString('latin1');
  return /^%PDF-[12]\.\d/.test(head) && /startxref\s+\d+\s+%%EOF[\s\0]*$/.test(tail);
}

const unreadable = (sentence = sentenceOf('DOCUMENT_UNREADABLE')) =>
  fieldFailure('file', sentence, 'DOCUMENT_UNREADABLE');

/** A file that is not a picture may have been meant as any document. */
function asDocument(error: unknown): never {
  if (!(error instanceof Failure) || error.code !== 'PICTURE_UNREADABLE') throw error;
  throw unreadable(error.message === sentenceOf('PICTURE_UNREADABLE') ? undefined : error.message);
}
