import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Hospital } from '../../../openapi/contract/site/settings.js';
import { KnownHolidays } from '../availability/holidays/known-holidays.js';
import { CachedBody } from '../common/caching/cached-body.js';
import { Failure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { toHospital } from '../settings/setting.mapper.js';
import { SettingsService } from '../settings/settings.service.js';
import { HomeDataService } from './home-data.service.js';
import { loadHomeRenderer, readSite, renderSite } from './site-document.js';

const HTML = 'text/html; charset=utf-8';

/**
 * The site's document with the rendered home page. It is rendered again each day and after a change of its
 * data.
 */
@Injectable()
export class SiteService {
  private readonly logger = new Logger(SiteService.name);
  private readonly built = readSite();
  private rendered: { day: string; body: Promise<CachedBody> } | null = null;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly settings: SettingsService,
    private readonly holidays: KnownHolidays,
    private readonly homeData: HomeDataService,
    private readonly clock: HospitalClock,
  ) {
    const drop = () => {
      this.rendered = null;
    };
    for (const source of [settings, holidays, homeData]) source.onChange(drop);
  }

  /** @throws Failure NOT_FOUND when only the API runs */
  document(): Promise<CachedBody> {
    if (this.built === null) throw new Failure('NOT_FOUND');
    const day = this.clock.today();
    if (this.rendered?.day !== day) this.rendered = { day, body: this.render(this.built) };
    return this.rendered.body;
  }

  /** The hospital's data on every page. */
  hospital(): Hospital {
    return toHospital(this.settings.known(), this.env, this.holidays.upcoming());
  }

  /** Without its data, e.g. without the database, the page is sent empty and the browser requests the data. */
  private async render(built: string): Promise<CachedBody> {
    const hospital = this.hospital();
    // The page leads to the set-up.
    if (!hospital.isSetUp) return new CachedBody(renderSite(built, '', { hospital }), { type: HTML });
    try {
      const [data, renderHome] = await Promise.all([this.homeData.read(), loadHomeRenderer()]);
      const home = { hospital, ...data };
      return new CachedBody(renderSite(built, renderHome?.(home) ?? '', home), { type: HTML });
    } catch (error) {
      this.logger.error(`The home page could not be rendered: ${String(error)}`);
      this.rendered = null;
      return new CachedBody(renderSite(built, '', { hospital }), { type: HTML });
    }
  }
}
