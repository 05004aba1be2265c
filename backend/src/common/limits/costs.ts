import { UseGuards, applyDecorators } from '@nestjs/common';
import { Throttle, ThrottlerGuard } from '@nestjs/throttler';
import { throttlerKey } from './request-limit.js';
import type { Cost } from './request-limit.js';

/** A route or controller that costs more than others. */
export const Costs = (cost: Cost) =>
  applyDecorators(
    UseGuards(ThrottlerGuard),
    Throttle({ default: { generateKey: (_context, address) => throttlerKey(cost, address) } }),
  );
