import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Hospital } from '../../../openapi/contract/site/settings.js';
import { KnownHolidays } from '../availability/holidays/known-holidays.js';
import { SameForAll } from '../common/http/actor.js';
import { Route } from '../common/http/documentation.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { toHospital } from '../settings/setting.mapper.js';
import { SettingsService } from '../settings/settings.service.js';

@ApiTags('Hospital')
@Controller('api/v1/hospital')
export class HospitalController {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly settings: SettingsService,
    private readonly holidays: KnownHolidays,
  ) {}

  @SameForAll()
  @Get()
  @Route({
    id: 'getHospital',
    summary: 'Get hospital information',
    description:
      'Returns name, phone numbers, address, opening hours, GST number, the promotion on medicines, the days on which the hospital is closed, and whether payments are simulated. An administrator sets these values. Times are in `timeZone`.',
    access: 'public',
    answer: Hospital,
  })
  getHospital(): Hospital {
    return toHospital(this.settings.known(), this.env, this.holidays.upcoming());
  }
}
