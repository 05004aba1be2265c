import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { actingWhile } from '../../common/acting.js';
import type { PortalRequest } from '../../common/http/actor.js';
import { ActingFor } from './acting-for.service.js';

/** What a holder writes for a dependant is written while they hold them, or not at all. */
@Injectable()
export class ActingInterceptor implements NestInterceptor {
  constructor(private readonly acting: ActingFor) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { user } = context.switchToHttp().getRequest<PortalRequest>();
    if (!user?.holder) return next.handle();
    return actingWhile(
      (session) => this.acting.assertStill(user, session),
      () => next.handle(),
    );
  }
}
