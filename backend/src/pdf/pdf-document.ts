import type { FastifyReply } from 'fastify';
import type { Origin } from '../common/http/actor.js';
import { SANDBOXED } from '../files/send-file.js';
import type { Signed } from '../files/signed-address.js';

/** A document of the hospital, ready to send. */
export interface HospitalDocument {
  /** File name without its ending. */
  name: string;
  bytes: Buffer;
  /** Whether it was uploaded; left out for documents of the portal. */
  uploaded?: boolean;
  /** Left out for a PDF that the browser shows. */
  type?: { contentType: string; ending: string; attachment: boolean };
}

const SHOWN_PDF = { contentType: 'application/pdf', ending: 'pdf', attachment: false };

/** A call of a signed address, and where it comes from. */
export interface SignedCall {
  signed: Signed;
  origin: Origin;
}

/** Sends a document that only its owner may keep; the browser shows or saves it under its name. */
export function sendDocument(
  reply: FastifyReply,
  { name, bytes, type = SHOWN_PDF, uploaded = false }: HospitalDocument,
): void {
  const { contentType, ending, attachment } = type;
  if (uploaded) void reply.header('Content-Security-Policy', SANDBOXED);
  void reply
    .header('Content-Type', contentType)
    .header('Content-Disposition', `${attachment ? 'attachment' : 'inline'}; filename="${name}.${ending}"`)
    .header('Cache-Control', 'private, no-store')
    .send(bytes);
}
