import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListQuery } from '../../../../openapi/contract/common.js';
import { CachedBody } from '../caching/cached-body.js';
import { contentRange } from './page.js';
import type { Page } from './page.js';

const MAX_LISTS = 500;

interface CachedList {
  range: string;
  body: CachedBody;
}

/**
 * Caches lists that are equal for all callers, with an ETag, compressed once. The owner clears it on every
 * change.
 */
export class CachedLists {
  private readonly lists = new Map<string, CachedList>();
  /** Counts the changes: a response that was started before one is not cached. */
  private version = 0;

  constructor(private readonly resource: string) {}

  clear(): void {
    this.version += 1;
    this.lists.clear();
  }

  /**
   * Prepares the response; calls `read` only once after each change.
   * @returns its body; undefined for 304
   */
  async prepare(
    { filter, range, sort }: ListQuery,
    read: () => Promise<Page<unknown>>,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<Buffer | undefined> {
    const key = JSON.stringify([filter, range, sort]);
    const list = this.lists.get(key) ?? (await this.make(key, read));
    reply.range = list.range;
    return list.body.prepare(request, reply);
  }

  private async make(key: string, read: () => Promise<Page<unknown>>): Promise<CachedList> {
    const { version } = this;
    const page = await read();
    const list = {
      range: contentRange(this.resource, page),
      body: new CachedBody(JSON.stringify(page.rows)),
    };
    if (version !== this.version) return list;
    if (this.lists.size >= MAX_LISTS) this.lists.clear();
    this.lists.set(key, list);
    return list;
  }
}
