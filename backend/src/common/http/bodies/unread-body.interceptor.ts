import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { z } from 'zod';
import type { PortalRequest } from '../actor.js';
import { ContractPipe } from '../validation.pipe.js';

/** Calls of the specification may send fields that a route does not read. */
const STRICT_PATHS = '/api/v1/';
const READS_BODY = [RouteParamtypes.BODY, RouteParamtypes.RAW_BODY, RouteParamtypes.REQUEST];
const NOTHING = { type: 'body', schema: z.strictObject({}) } as const;

/** Refuses the fields of a body that the route does not read, e.g. a reason, instead of dropping them. */
@Injectable()
export class UnreadBodyInterceptor implements NestInterceptor {
  private readonly pipe = new ContractPipe();

  /** @throws Failure VALIDATION_FAILED that names each field */
  async intercept(context: ExecutionContext, next: CallHandler) {
    const { url, body, method } = context.switchToHttp().getRequest<PortalRequest>();
    const isIgnored = method !== 'GET' && body && url.startsWith(STRICT_PATHS) && !readsBody(context);
    if (isIgnored) await this.pipe.transform(body, NOTHING);
    return next.handle();
  }
}

/** The parameters of a handler have keys such as "3:0": kind and position. */
function readsBody(context: ExecutionContext): boolean {
  const [owner, { name }] = [context.getClass(), context.getHandler()];
  const parameters = Reflect.getMetadata(ROUTE_ARGS_METADATA, owner, name) as object | undefined;
  const kinds = Object.keys(parameters ?? {}).map((key) => Number(key.split(':')[0]));
  return kinds.some((kind) => READS_BODY.includes(kind));
}
