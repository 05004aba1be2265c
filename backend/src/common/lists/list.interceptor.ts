import { Readable, pipeline } from 'node:stream';
import { Injectable, Logger, SetMetadata, StreamableFile } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { mergeMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ListQuery } from '../../../../openapi/contract/common.js';
import type { PortalRequest } from '../http/actor.js';
import { CSV, csvStream, wantsCsv } from './csv.js';
import { HospitalClock } from '../hospital-clock.js';
import { Exports } from './exports.js';
import type { Listing } from './list-answer.js';
import { contentRange } from './page.js';

export const LIST = 'portal:list';

interface ListText {
  /** As in its path, e.g. lab-tests. */
  resource: string;
  columns: readonly string[];
  /** The route has taken the reply from the framework, which would make every answer a 200. */
  ownReply: boolean;
}

/** The route answers a `Listing` of this resource. */
export const ListOf = (text: ListText) => SetMetadata(LIST, text);

interface Exchange {
  request: PortalRequest & { query: ListQuery };
  reply: FastifyReply;
}

/** Answers a `Listing`: the page as JSON, or, where CSV is asked for, all of it as a file. */
@Injectable()
export class ListInterceptor implements NestInterceptor {
  private readonly logger = new Logger(ListInterceptor.name);

  constructor(
    private readonly reflector: Reflector,
    private readonly exports: Exports,
    private readonly clock: HospitalClock,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const text = this.reflector.get<ListText>(LIST, context.getHandler());
    const http = context.switchToHttp();
    const exchange = {
      request: http.getRequest<Exchange['request']>(),
      reply: http.getResponse<FastifyReply>(),
    };
    return next.handle().pipe(mergeMap((list) => this.send(list as Listing<object>, text, exchange)));
  }

  private async send(list: Listing<object>, text: ListText, exchange: Exchange): Promise<unknown> {
    const body = await this.bodyOf(list, text, exchange);
    if (!text.ownReply) return body;
    void exchange.reply.send(body instanceof StreamableFile ? body.getStream() : body);
    return undefined;
  }

  private async bodyOf(list: Listing<object>, text: ListText, exchange: Exchange): Promise<unknown> {
    const { request, reply } = exchange;
    if (wantsCsv(request.headers.accept)) return this.file(list, text, exchange);
    if (list.kept) return list.kept.prepare(request.query, list.page, exchange);
    const page = await list.page();
    void reply.header('Content-Range', contentRange(text.resource, page));
    return page.rows;
  }

  /** The whole filter as a file. It is noted who takes it before the first row leaves. */
  private async file(
    list: Listing<object>,
    { resource, columns }: ListText,
    { request, reply }: Exchange,
  ): Promise<StreamableFile> {
    const rows = await list.count();
    const { filter = '{}', sort = null } = request.query;
    await this.exports.note({
      resource,
      actor: request.user ?? null,
      filter: JSON.parse(filter) as unknown,
      sort,
      rows,
      origin: { address: request.ip, requestId: String(request.id), userAgent: null },
    });
    void reply
      .header('Vary', 'Accept')
      .header('Content-Type', `${CSV}; charset=utf-8`)
      .header('Content-Disposition', `attachment; filename="${resource}-${this.clock.today()}.csv"`);
    return new StreamableFile(this.stream(list, columns));
  }

  /** Its end is also the end of the reading from the database, whoever of the two goes first. */
  private stream(list: Listing<object>, columns: readonly string[]): Readable {
    const lines = csvStream(columns);
    pipeline(Readable.from(rowsOf(list)), lines, (error) => {
      const hasLeft = error?.code === 'ERR_STREAM_PREMATURE_CLOSE';
      if (error && !hasLeft) this.logger.error(`An export was cut off: ${error.stack}`);
    });
    return lines;
  }
}

async function* rowsOf(list: Listing<object>): AsyncGenerator<object> {
  for await (const batch of list.batches()) yield* batch;
}
