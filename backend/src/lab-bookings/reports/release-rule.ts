import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { staffMay } from '../../common/http/actor.js';
import type { Actor } from '../../common/http/actor.js';
import { SettingsService } from '../../settings/settings.service.js';
import { staffWith } from '../../users/staff/staff-with.js';
import { User } from '../../users/user.schema.js';

/** The number of people who may release results from which the person who entered them may not. */
const MIN_RELEASERS = 2;

/** Whether results are released by another person than the one who entered them. */
@Injectable()
export class ReleaseRule {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Whether another person releases what this one enters: always without the permission; otherwise by the setting,
   * unless only one active person may release results and would be locked out.
   */
  async applies(actor: Actor, session?: ClientSession): Promise<boolean> {
    if (!staffMay(actor, 'lab-bookings.release')) return true;
    if (this.settings.policy().releaseByAnother === false) return false;
    const releasers = await this.users
      .countDocuments(staffWith('lab-bookings.release'))
      .session(session ?? null);
    return releasers >= MIN_RELEASERS;
  }
}
