import { Injectable, SetMetadata } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { tap } from 'rxjs';
import type { Observable } from 'rxjs';

const NEW_RECORD_AT = 'portal:newRecordAt';

/** The route creates a record that can be read below this path. */
export const NewRecordAt = (resource: string) => SetMetadata(NEW_RECORD_AT, resource);

/**
 * Sets the `Location` header of a new record. It runs outside of the idempotency interceptor, so a repeated
 * call has it too.
 */
@Injectable()
export class LocationInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const resource = this.reflector.get<string | undefined>(NEW_RECORD_AT, context.getHandler());
    if (!resource) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      tap((answer) => {
        const id = idOf(answer);
        if (id && reply.statusCode === 201) void reply.header('Location', `${resource}/${id}`);
      }),
    );
  }
}

/** Id of the record in a response; undefined without a record, e.g. before a card payment. */
function idOf(answer: unknown): string | undefined {
  const { id, value, booking } = (answer ?? {}) as Answer;
  return id ?? value?.id ?? booking?.id;
}

interface Answer {
  id?: string;
  value?: { id?: string };
  booking?: { id?: string } | null;
}
