import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { SettingsService } from '../../settings/settings.service.js';
import { User } from '../../users/user.schema.js';

/** The number of administrators from which one enters results and another one releases them. */
const MIN_ADMINS = 2;

/** Whether results are released by another administrator than the one who entered them. */
@Injectable()
export class ReleaseRule {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly settings: SettingsService,
  ) {}

  /** The setting, unless there is only one active administrator, who would be locked out. */
  async applies(session?: ClientSession): Promise<boolean> {
    if (this.settings.policy().releaseByAnother === false) return false;
    const active = await this.users
      .countDocuments({ type: 'admin', disabled: false })
      .session(session ?? null);
    return active >= MIN_ADMINS;
  }
}
