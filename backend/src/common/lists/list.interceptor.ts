import { Readable, pipeline } from 'node:stream';
import { Injectable, Logger, StreamableFile, UseInterceptors, applyDecorators } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { mergeMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ListQuery } from '../../../../openapi/contract/common.js';
import type { PortalRequest } from '../http/actor.js';
import { HospitalClock } from '../hospital-clock.js';
import { CSV, csvStream, wantsCsv } from './csv.js';
import { Exports } from './exports.js';
import type { Listing } from './list-answer.js';
import { contentRange } from './page.js';

/** A route's description of the list that it returns. */
export interface ListText {
  /** As in its path, e.g. lab-tests. */
  resource: string;
  columns: readonly string[];
  /** Whether visitors may read it. */
  isPublic: boolean;
}

type ListRequest = PortalRequest & { query: ListQuery };

/** Sends a `Listing`: one page as JSON, or all rows as a CSV file on request. */
@Injectable()
class ListInterceptor implements NestInterceptor<Listing<object>> {
  private readonly logger = new Logger(ListInterceptor.name);

  constructor(
    private readonly exports: Exports,
    private readonly clock: HospitalClock,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<Listing<object>>): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(mergeMap((list) => this.bodyOf(list, reply)));
  }

  /** Sets the headers of the response. @returns its body; undefined for 304 */
  private async bodyOf(list: Listing<object>, reply: FastifyReply): Promise<unknown> {
    const request = reply.request as ListRequest;
    const { list: text } = request.routeOptions.config as unknown as { list: ListText };
    if (wantsCsv(request.headers.accept)) return this.file(list, text, reply);
    if (list.kept) return list.kept.prepare(request.query, list.page, { request, reply });
    const page = await list.page();
    reply.range = contentRange(text.resource, page);
    return page.rows;
  }

  /** All matching rows as a file. Exports of non-public data are audited before the first row is sent. */
  private async file(
    list: Listing<object>,
    { resource, columns, isPublic }: ListText,
    reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { query, user, ip, id } = reply.request as ListRequest;
    const rows = await list.count();
    const { filter = '{}', sort = null } = query;
    // Public lists are not audited, so that visitors cannot fill the trail. An administrator sees more of them.
    const isOpen = isPublic && user?.type !== 'admin';
    if (user && !isOpen)
      await this.exports.note({
        resource,
        actor: user,
        filter: JSON.parse(filter) as unknown,
        sort,
        rows,
        origin: { address: ip, requestId: String(id), userAgent: null },
      });
    void reply
      .header('Vary', 'Accept')
      .header('Content-Type', `${CSV}; charset=utf-8`)
      .header('Content-Disposition', `attachment; filename="${resource}-${this.clock.today()}.csv"`);
    return new StreamableFile(this.stream(list, columns));
  }

  /** Whichever ends first, the response or the database cursor, ends the other. */
  private stream(list: Listing<object>, columns: readonly string[]): Readable {
    const lines = csvStream(columns);
    pipeline(Readable.from(rowsOf(list)), lines, (error) => {
      const hasLeft = error?.code === 'ERR_STREAM_PREMATURE_CLOSE';
      if (error && !hasLeft) this.logger.error(`An export was cut off: ${error.stack}`);
    });
    return lines;
  }
}

/** The route returns a `Listing` of this resource. */
export const ListOf = (list: ListText) =>
  applyDecorators(RouteConfig({ list }), UseInterceptors(ListInterceptor));

async function* rowsOf(list: Listing<object>): AsyncGenerator<object> {
  for await (const batch of list.batches()) yield* batch;
}
