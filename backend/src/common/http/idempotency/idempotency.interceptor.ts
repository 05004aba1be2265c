import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, Logger, SetMetadata } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { InjectModel } from '@nestjs/mongoose';
import type { FastifyReply } from 'fastify';
import type { Model } from 'mongoose';
import { from, lastValueFrom } from 'rxjs';
import type { Observable } from 'rxjs';
import type { UploadedMultipartFile } from '@nestjs/platform-fastify';
import type { Env } from '../../../config/env.js';
import { ENV } from '../../../config/env.token.js';
import { Keys } from '../../../config/keys.js';
import type { PortalRequest } from '../actor.js';
import { isDuplicateKey } from '../../errors/database-errors.js';
import { errorBody, toFailure } from '../../errors/error.filter.js';
import { Failure, fieldFailure } from '../../errors/errors.js';
import { IdempotencyRecord } from './idempotency.schema.js';
import { tCommon } from '../../../messages/common.js';

const LONGEST_KEY = 200;
const POLL_MS = 100;
const MAX_POLLS = 100;
/** Longer than any running request goes without renewing it: only a dead process's work is taken over. */
const LEASE_MS = 15_000;
const RENEW_MS = 5000;
const NOT_KEPT = 'portal:answerNotKept';

/** The response contains a secret (a login's token), so it is never stored and a repeated call runs again. */
export const SkipAnswerStorage = () => SetMetadata(NOT_KEPT, true);

/**
 * The same Idempotency-Key and body give the same response with one effect; another body is refused. Forms are
 * read before. Refusals without an effect are not stored, so they take no space.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  private readonly logger = new Logger(IdempotencyInterceptor.name);
  /** A body may be short and easily guessed: an unkeyed hash would reveal it to a database reader. */
  private readonly bodyKeys: Keys;

  constructor(
    @InjectModel(IdempotencyRecord.name) private readonly records: Model<IdempotencyRecord>,
    private readonly reflector: Reflector,
    @Inject(ENV) env: Env,
  ) {
    this.bodyKeys = new Keys(env.JWT_SECRET, 'bodies of requests');
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<RequestWithFile>();
    const key = request.headers['idempotency-key'];
    const isKept = request.method === 'POST' && !this.reflector.get(NOT_KEPT, context.getHandler());
    if (!isKept || key === undefined) return next.handle();
    if (typeof key !== 'string' || key.length === 0 || key.length > LONGEST_KEY) {
      throw fieldFailure(
        'Idempotency-Key',
        tCommon('idempotencyKeyTooLong', { longestKey: LONGEST_KEY }),
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
    const body = JSON.stringify([
      request.body ?? null,
      request.file?.buffer && digest(request.file.buffer.toString('base64')),
    ]);
    const work = { _id, worker: randomUUID() };
    const known = await this.answerOrTurn(work, body);
    return known ? replay(known, reply) : this.run(work, request, reply, next);
  }

  private async run(
    work: Work,
    request: PortalRequest,
    reply: FastifyReply,
    next: CallHandler,
  ): Promise<unknown> {
    const renewal = setInterval(() => void this.renew(work), RENEW_MS).unref();
    try {
      const answer: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
      await this.records.updateOne(work, {
        status: reply.statusCode,
        answer: JSON.stringify(answer ?? null),
      });
      return answer;
    } catch (error) {
      const failure = toFailure(error);
      if (isKept(failure)) {
        const answer = JSON.stringify(errorBody(failure, String(request.id)));
        await this.records.updateOne(work, { status: failure.getStatus(), answer });
      } else {
        await this.records.deleteOne(work); // the same key may try again
      }
      throw error;
    } finally {
      clearInterval(renewal);
    }
  }

  private async renew(work: Work): Promise<void> {
    try {
      await this.records.updateOne(work, { leasedUntil: leaseEnd() });
    } catch (error) {
      this.logger.warn(`The lease of a request at work could not be renewed: ${String(error)}`);
    }
  }

  /**
   * Waits for the response of the running request; null when there is none or it was abandoned, so this request
   * runs.
   */
  private async answerOrTurn(work: Work, body: string): Promise<IdempotencyRecord | null> {
    if (await this.begin(work, body)) return null;
    for (let polls = 0; polls < MAX_POLLS; polls += 1) {
      const record = await this.records.findById(work._id).lean<IdempotencyRecord>();
      if (!record) {
        // The running request was refused and stored nothing.
        if (await this.begin(work, body)) return null;
        continue;
      }
      if (!this.bodyKeys.isSignature(body, record.bodyHash)) throw new Failure('KEY_REUSED');
      if (record.status !== undefined) return record;
      const isLeased = record.leasedUntil !== undefined && record.leasedUntil >= new Date();
      if (!isLeased && (await this.takeOver(work))) return null;
      await wait(POLL_MS);
    }
    throw new Failure('IN_PROGRESS', { retryAfterSeconds: 1 });
  }

  /** @returns whether no other request with this key exists */
  private async begin(work: Work, body: string): Promise<boolean> {
    try {
      const bodyHash = this.bodyKeys.sign(body);
      await this.records.create({ ...work, bodyHash, leasedUntil: leaseEnd(), createdAt: new Date() });
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return false;
    }
  }

  private async takeOver({ _id, worker }: Work): Promise<boolean> {
    const leftBehind = { _id, status: { $exists: false }, leasedUntil: { $not: { $gte: new Date() } } };
    const taken = await this.records.updateOne(leftBehind, { worker, leasedUntil: leaseEnd() });
    return taken.modifiedCount === 1;
  }
}

type Work = Required<Pick<IdempotencyRecord, '_id' | 'worker'>>;

/** Refusals that describe the state at that moment. They are returned again, even if the reason has gone. */
const KEPT_STATUSES = [402, 409, 412, 422];

/**
 * Excludes rejected fields, whose response can be as large as the request. Also excludes server errors and
 * retry-later answers, which a retry must not receive again.
 */
const isKept = (failure: Failure): boolean =>
  KEPT_STATUSES.includes(failure.getStatus()) &&
  failure.code !== 'UNACCEPTABLE' &&
  failure.retryAfterSeconds === undefined;

const leaseEnd = () => new Date(Date.now() + LEASE_MS);

function replay({ status, answer }: IdempotencyRecord, reply: FastifyReply): unknown {
  void reply.status(status!).header('Idempotent-Replayed', 'true');
  return JSON.parse(answer!) as unknown;
}

type RequestWithFile = PortalRequest & { file?: UploadedMultipartFile };

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');
