import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const MOST_BODIES = 500;

/** A JSON answer that is the same for everyone, with its ETag; compressed once, when first asked for. */
export class CachedBody {
  private readonly plain: Buffer;
  private readonly etag: string;
  private gzipped: Buffer | null = null;

  constructor(json: string) {
    this.plain = Buffer.from(json);
    this.etag = `"${createHash('sha1').update(this.plain).digest('base64url')}"`;
  }

  send(request: FastifyRequest, reply: FastifyReply): void {
    void reply
      .header('Cache-Control', 'public, no-cache')
      .header('Vary', 'Accept-Encoding')
      .header('ETag', this.etag);
    if (request.headers['if-none-match'] === this.etag) {
      void reply.status(304).send();
      return;
    }
    void reply.header('Content-Type', 'application/json; charset=utf-8');
    if (!String(request.headers['accept-encoding'] ?? '').includes('gzip')) {
      void reply.send(this.plain);
      return;
    }
    this.gzipped ??= gzipSync(this.plain);
    void reply.header('Content-Encoding', 'gzip').send(this.gzipped);
  }
}

/** A bounded number of bodies; when it is full it starts anew. */
export class CachedBodies {
  private readonly bodies = new Map<string, CachedBody>();

  get(key: string): CachedBody | undefined {
    return this.bodies.get(key);
  }

  put(key: string, body: CachedBody): void {
    if (this.bodies.size >= MOST_BODIES) this.bodies.clear();
    this.bodies.set(key, body);
  }

  clear(): void {
    this.bodies.clear();
  }
}
