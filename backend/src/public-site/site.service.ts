import { Inject, Injectable } from '@nestjs/common';
import type { Hospital } from '../../../openapi/contract/site/settings.js';
import { KnownHolidays } from '../availability/holidays/known-holidays.js';
import { CachedBody } from '../common/caching/cached-body.js';
import { Failure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { toHospital } from '../settings/setting.mapper.js';
import { SettingsService } from '../settings/settings.service.js';
import { readSite, renderSite } from './site-document.js';

const HTML = 'text/html; charset=utf-8';

/** The site's one page, with the hospital's own in it; made anew after a change of the settings or the holidays, and each day. */
@Injectable()
export class SiteService {
  private readonly built = readSite();
  private made: { day: string; body: CachedBody } | null = null;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly settings: SettingsService,
    private readonly holidays: KnownHolidays,
    private readonly clock: HospitalClock,
  ) {
    const drop = () => {
      this.made = null;
    };
    settings.onChange(drop);
    holidays.onChange(drop);
  }

  /** @throws Failure NOT_FOUND where only the API runs */
  document(): CachedBody {
    if (this.built === null) throw new Failure('NOT_FOUND');
    const day = this.clock.today();
    if (this.made?.day !== day)
      this.made = { day, body: new CachedBody(renderSite(this.built, this.hospital()), { type: HTML }) };
    return this.made.body;
  }

  /** What the hospital says about itself on every page. */
  hospital(): Hospital {
    return toHospital(this.settings.known(), this.env, this.holidays.upcoming());
  }
}
