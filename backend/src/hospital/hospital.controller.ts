import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Hospital } from '../../../openapi/contract/administration.js';
import { Route } from '../common/documentation.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';

@ApiTags('Hospital')
@Controller('api/v1/hospital')
export class HospitalController {
  constructor(@Inject(ENV) private readonly env: Env) {}

  @Get()
  @Route({
    id: 'getHospital',
    summary: 'About the hospital',
    description:
      'Name, phone, time zone and GST number, the promotion on medicines, and whether payments are only played.',
    access: 'public',
    answer: Hospital,
  })
  getHospital(): Hospital {
    const {
      HOSPITAL_NAME: name,
      HOSPITAL_PHONE: phone,
      HOSPITAL_TIME_ZONE: timeZone,
      HOSPITAL_GST: gstNumber,
      PROMO_PERCENT: promoPercent,
      sandbox: testMode,
    } = this.env;
    return { name, phone, timeZone, gstNumber, promoPercent, testMode };
  }
}
