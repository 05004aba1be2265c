import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';

/** What is taken off every medicine: one rule for what is shown and what is charged. */
@Injectable()
export class Promotion {
  private readonly percent: number;

  constructor(@Inject(ENV) env: Env) {
    this.percent = env.PROMO_PERCENT;
  }

  /** The price of one box in whole paise, rounded half up. */
  priceOf(listPaise: number): number {
    return Math.round((listPaise * (100 - this.percent)) / 100);
  }
}
