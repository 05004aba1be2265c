import type { FastifyReply } from 'fastify';
import { Failure } from '../common/errors.js';
import type { FilesService } from '../files/files.service.js';

/** A paper of the hospital, ready to send. */
export interface Paper {
  /** File name without its ending. */
  name: string;
  bytes: Buffer;
  /** Left out for a PDF that the browser shows. */
  type?: { contentType: string; ending: string; attachment: boolean };
}

const SHOWN_PDF = { contentType: 'application/pdf', ending: 'pdf', attachment: false };

/** What the query of a signed address carries. */
export interface Signed {
  expires: unknown;
  signature: unknown;
}

/** @throws Failure FORBIDDEN unless the query is that of a signed address of this path which still counts */
export function assertSignedPath(path: string, { expires, signature }: Signed, files: FilesService): void {
  if (typeof signature !== 'string' || !files.isSigned(path, Number(expires), signature)) {
    throw new Failure('FORBIDDEN', { sentence: 'This address has expired. Load the page again.' });
  }
}

/** Sends a paper that only its owner may keep; the browser shows or saves it under its name. */
export function sendPaper(reply: FastifyReply, { name, bytes, type = SHOWN_PDF }: Paper): void {
  const { contentType, ending, attachment } = type;
  void reply
    .header('Content-Type', contentType)
    .header('Content-Disposition', `${attachment ? 'attachment' : 'inline'}; filename="${name}.${ending}"`)
    .header('Cache-Control', 'private, no-store')
    .send(bytes);
}
