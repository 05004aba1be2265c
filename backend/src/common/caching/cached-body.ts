import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const MAX_BODIES = 500;
/** gzip among the encodings that the caller reads, but not as `gzip;q=0`. */
const GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

const JSON_TYPE = 'application/json; charset=utf-8';

interface BodyOptions {
  type?: string;
  isCurrent?: () => boolean;
}

/** An answer that is the same for everyone, with its ETag; compressed once, when first asked for. */
export class CachedBody {
  private readonly plain: Buffer;
  private readonly etag: string;
  private gzipped: Buffer | null = null;

  /** Whether it still is the answer; never for one whose maker does not say. */
  readonly isCurrent: () => boolean;
  private readonly type: string;

  constructor(text: string, { type = JSON_TYPE, isCurrent = () => false }: BodyOptions = {}) {
    this.type = type;
    this.isCurrent = isCurrent;
    this.plain = Buffer.from(text);
    this.etag = `"${createHash('sha1').update(this.plain).digest('base64url')}"`;
  }

  send(request: FastifyRequest, reply: FastifyReply): void {
    void reply.send(this.prepare(request, reply));
  }

  /** Sets the status and the headers of the answer. @returns its body; undefined for one that has not changed */
  prepare(request: FastifyRequest, reply: FastifyReply): Buffer | undefined {
    void reply
      .header('Cache-Control', 'public, no-cache')
      .header('Vary', 'Accept, Accept-Encoding')
      .header('ETag', this.etag);
    if (isNamed(this.etag, request.headers['if-none-match'])) {
      void reply.status(304);
      return undefined;
    }
    void reply.header('Content-Type', this.type);
    if (!GZIP.test(String(request.headers['accept-encoding'] ?? ''))) return this.plain;
    this.gzipped ??= gzipSync(this.plain);
    void reply.header('Content-Encoding', 'gzip');
    return this.gzipped;
  }
}

/** Whether the caller already has the version that the answer's ETag names. */
export const isUnchanged = (request: FastifyRequest, reply: FastifyReply): boolean => {
  const etag = reply.getHeader('etag');
  return typeof etag === 'string' && isNamed(etag, request.headers['if-none-match']);
};

/** Whether If-None-Match names this ETag: in a list too, and marked as weak by a proxy that compressed the answer. */
const isNamed = (etag: string, header: string | undefined): boolean =>
  header !== undefined &&
  header
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === etag || one === '*');

/** A bounded number of bodies; when it is full it starts anew. */
export class CachedBodies {
  private readonly bodies = new Map<string, CachedBody>();

  get(key: string): CachedBody | undefined {
    return this.bodies.get(key);
  }

  put(key: string, body: CachedBody): void {
    if (this.bodies.size >= MAX_BODIES) this.bodies.clear();
    this.bodies.set(key, body);
  }

  clear(): void {
    this.bodies.clear();
  }
}
