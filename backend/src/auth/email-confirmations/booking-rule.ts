import { Injectable } from '@nestjs/common';
import type { Actor } from '../../common/http/actor.js';
import { Failure } from '../../common/errors/errors.js';
import { SettingsService } from '../../settings/settings.service.js';

/** Whether a patient may book before confirming the email address; a setting decides. */
@Injectable()
export class BookingRule {
  constructor(private readonly settings: SettingsService) {}

  /** @throws Failure EMAIL_UNCONFIRMED */
  assertMayBook({ type, confirmed }: Pick<Actor, 'type' | 'confirmed'>): void {
    if (this.settings.policy().confirmedEmailToBook && type === 'patient' && !confirmed)
      throw new Failure('EMAIL_UNCONFIRMED');
  }
}
