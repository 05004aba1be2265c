import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const MAX_BODIES = 500;
/** Matches gzip in Accept-Encoding, but not `gzip;q=0`. */
const GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

const JSON_TYPE = 'application/json; charset=utf-8';

interface BodyOptions {
  type?: string;
  isCurrent?: () => boolean;
}

/** A response that is equal for all callers, with its ETag; compressed once, on first use. */
export class CachedBody {
  private readonly plain: Buffer;
  private readonly etag: string;
  private gzipped: Buffer | null = null;

  /** Whether it is still current; always false without a validity check. */
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

  /** Sets status and headers of the response. @returns its body; undefined for 304 */
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

/** Whether the caller already has the version of the response's ETag. */
export const isUnchanged = (request: FastifyRequest, reply: FastifyReply): boolean => {
  const etag = reply.getHeader('etag');
  return typeof etag === 'string' && isNamed(etag, request.headers['if-none-match']);
};

/** Whether If-None-Match contains this ETag, also in a list or as a weak ETag of a compressing proxy. */
const isNamed = (etag: string, header: string | undefined): boolean =>
  header !== undefined &&
  header
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === etag || one === '*');

/** A limited number of bodies; a full cache is cleared. */
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
