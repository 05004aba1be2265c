import type { FastifyReply } from 'fastify';
import type { StoredFile } from './file.schema.js';

export const FOREVER = 'public, max-age=31536000, immutable';
export const A_DAY = 'public, max-age=86400';

export function sendFile(reply: FastifyReply, file: StoredFile, cacheControl: string): void {
  void reply
    .header('Content-Type', file.contentType)
    .header('Cache-Control', cacheControl)
    .send(Buffer.isBuffer(file.data) ? file.data : Buffer.from((file.data as { buffer: Uint8Array }).buffer));
}
