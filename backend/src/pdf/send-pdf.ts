import type { FastifyReply } from 'fastify';

/** Sends a paper that only its owner may keep; the browser shows it and saves it under this name. */
export function sendPdf(reply: FastifyReply, bytes: Buffer, name: string): void {
  void reply
    .header('Content-Type', 'application/pdf')
    .header('Content-Disposition', `inline; filename="${name}.pdf"`)
    .header('Cache-Control', 'private, no-store')
    .send(bytes);
}
