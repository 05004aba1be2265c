import { Inject, Injectable } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { ThrottlerGuard } from '@nestjs/throttler';
import { saidOfRoute } from '../http/said-of-route.js';
import { RequestLimit } from './request-limit.js';

/** Where the throttler's own decorator says that a route is not counted. */
const SKIPPED = 'THROTTLER:SKIPdefault';

/**
 * Counts the requests of an address to each route. The throttler asks for a dozen settings of the route at every
 * request, and for the address and its key by promises; only whether a route is counted at all is ever set here, and
 * that is remembered.
 */
@Injectable()
export class RequestLimitGuard extends ThrottlerGuard {
  @Inject() private readonly bound: RequestLimit;
  private readonly isUncounted = saidOfRoute((context) => {
    const targets = [context.getHandler(), context.getClass()];
    return this.reflector.getAllAndOverride<boolean | undefined>(SKIPPED, targets) === true;
  });

  /** No promise unless it refuses: the framework takes a plain answer, and would wait for any other. */
  override canActivate(context: ExecutionContext): Promise<boolean> {
    return this.admits(context) as Promise<boolean>;
  }

  private admits(context: ExecutionContext): boolean | Promise<boolean> {
    if (this.isUncounted(context)) return true;
    const http = context.switchToHttp();
    return this.bound.admits(http.getRequest(), http.getResponse()) || this.refuse(context);
  }

  /** As the throttler does, with the time to wait for; it counts the request once more. */
  private refuse(context: ExecutionContext): Promise<boolean> {
    const [throttler] = this.throttlers;
    const { limit, ttl } = this.bound;
    const { getTracker, generateKey } = this.commonOptions;
    return this.handleRequest({
      ...{ context, limit, ttl, throttler, blockDuration: ttl },
      ...{ getTracker: getTracker!, generateKey: generateKey! },
    });
  }
}
