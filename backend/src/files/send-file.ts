import type { FastifyReply } from 'fastify';
import type { StoredFile } from './file.schema.js';

export const FOREVER = 'public, max-age=31536000, immutable';
/** For uploaded files: a file opened directly can load and run nothing, whatever the reader. */
export const SANDBOXED = "sandbox; default-src 'none'; style-src 'unsafe-inline'";
export const A_DAY = 'public, max-age=86400';

export function sendFile(reply: FastifyReply, file: StoredFile, cacheControl: string): void {
  void reply
    .header('Content-Type', file.contentType)
    .header('Cache-Control', cacheControl)
    .send(bytesOfFile(file));
}

/** A lean read returns the database's own binary type. */
export const bytesOfFile = ({ data }: StoredFile): Buffer =>
  Buffer.isBuffer(data) ? data : Buffer.from((data as { buffer: Uint8Array }).buffer);
