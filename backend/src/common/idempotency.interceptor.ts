import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, SetMetadata } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { InjectModel } from '@nestjs/mongoose';
import type { FastifyReply } from 'fastify';
import type { Model } from 'mongoose';
import { from, lastValueFrom } from 'rxjs';
import type { Observable } from 'rxjs';
import type { UploadedMultipartFile } from '@nestjs/platform-fastify';
import type { PortalRequest } from './actor.js';
import { isDuplicateKey } from './database-errors.js';
import { errorBody, toFailure } from './error.filter.js';
import { Failure, fieldFailure } from './errors.js';
import { IdempotencyRecord } from './idempotency.schema.js';

const LONGEST_KEY = 200;
const POLL_MS = 100;
const MOST_POLLS = 100;
const NOT_KEPT = 'portal:answerNotKept';

/** The answer is a secret (a login's token): it is never stored, so a repeated call is a call of its own. */
export const AnswerNotKept = () => SetMetadata(NOT_KEPT, true);

/** The same Idempotency-Key and body give the same answer, with one effect; another body is refused. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    @InjectModel(IdempotencyRecord.name) private readonly records: Model<IdempotencyRecord>,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<RequestWithFile>();
    const key = request.headers['idempotency-key'];
    const kept = !this.reflector.get<boolean>(NOT_KEPT, context.getHandler());
    if (request.method !== 'POST' || key === undefined || !kept || isUnreadForm(request))
      return next.handle();
    if (typeof key !== 'string' || key.length === 0 || key.length > LONGEST_KEY) {
      throw fieldFailure(
        'Idempotency-Key',
        `Give a key of at most ${LONGEST_KEY} characters.`,
        'VALIDATION_FAILED',
      );
    }
    return from(this.once(key, request, context.switchToHttp().getResponse<FastifyReply>(), next));
  }

  private async once(
    key: string,
    request: RequestWithFile,
    reply: FastifyReply,
    next: CallHandler,
  ): Promise<unknown> {
    const _id = digest([request.user?.userId ?? request.ip, request.method, request.url, key]);
    const bodyHash = digest([
      request.body ?? null,
      request.file?.buffer && digest(request.file.buffer.toString('base64')),
    ]);
    try {
      await this.records.create({ _id, bodyHash, createdAt: new Date() });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return this.replay(_id, bodyHash, reply);
    }
    return this.run(_id, request, reply, next);
  }

  private async run(
    _id: string,
    request: PortalRequest,
    reply: FastifyReply,
    next: CallHandler,
  ): Promise<unknown> {
    try {
      const answer: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
      await this.records.updateOne(
        { _id },
        { status: reply.statusCode, answer: JSON.stringify(answer ?? null) },
      );
      return answer;
    } catch (error) {
      const failure = toFailure(error);
      const kept = failure.getStatus() < 500 && failure.getStatus() !== 429;
      if (kept) {
        const answer = JSON.stringify(errorBody(failure, String(request.id)));
        await this.records.updateOne({ _id }, { status: failure.getStatus(), answer });
      } else {
        await this.records.deleteOne({ _id }); // our own fault: the same key may try again
      }
      throw error;
    }
  }

  private async replay(_id: string, bodyHash: string, reply: FastifyReply): Promise<unknown> {
    for (let polls = 0; polls < MOST_POLLS; polls += 1) {
      const record = await this.records.findById(_id).lean<IdempotencyRecord>();
      if (!record) break;
      if (record.bodyHash !== bodyHash) throw new Failure('KEY_REUSED');
      if (record.status !== undefined) {
        void reply.status(record.status).header('Idempotent-Replayed', 'true');
        return JSON.parse(record.answer!) as unknown;
      }
      await wait(POLL_MS);
    }
    throw new Failure('IN_PROGRESS', { retryAfterSeconds: 1 });
  }
}

type RequestWithFile = PortalRequest & { file?: UploadedMultipartFile };

/** A form is read by its route's own interceptor; after that this interceptor gets its turn again. */
const isUnreadForm = (request: PortalRequest): boolean =>
  String(request.headers['content-type']).startsWith('multipart/') &&
  (request.body === undefined || request.body === null);

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');
