import { Injectable, UseGuards, applyDecorators } from '@nestjs/common';
import { SkipThrottle, ThrottlerGuard } from '@nestjs/throttler';
import { WEIGHTS } from './request-limit.js';
import type { Cost } from './request-limit.js';

const NAME_IN_HEADER = new RegExp(`-(${Object.keys(WEIGHTS).join('|')})$`);

/** The throttler's guard. All throttlers count together, so that the headers do not name them. */
@Injectable()
export class CostGuard extends ThrottlerGuard {
  protected override setResponseHeader(
    reply: Record<string, unknown>,
    name: string,
    value: string | number,
  ): void {
    super.setResponseHeader(reply, name.replace(NAME_IN_HEADER, ''), value);
  }
}

/** A route, or all routes of a controller, that take more of the server than others. */
export const Costs = (cost: Cost) => {
  const others = Object.keys(WEIGHTS).filter((name) => name !== cost);
  return applyDecorators(
    UseGuards(CostGuard),
    SkipThrottle(Object.fromEntries(others.map((name) => [name, true]))),
  );
};
