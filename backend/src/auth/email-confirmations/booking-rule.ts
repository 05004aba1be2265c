import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '../../common/http/actor.js';
import { Failure } from '../../common/errors/errors.js';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';

/** Whether a patient may book before the email address is confirmed; a setting says so. */
@Injectable()
export class BookingRule {
  constructor(@Inject(ENV) private readonly env: Env) {}

  /** @throws Failure EMAIL_UNCONFIRMED */
  assertMayBook({ type, confirmed }: Pick<Actor, 'type' | 'confirmed'>): void {
    if (this.env.CONFIRMED_EMAIL_TO_BOOK && type === 'patient' && !confirmed)
      throw new Failure('EMAIL_UNCONFIRMED');
  }
}
