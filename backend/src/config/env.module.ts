import { Global, Module } from '@nestjs/common';
import { ResponseCache } from '../common/caching/response-cache.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { RequestLimit } from '../common/limits/request-limit.js';
import { readEnv } from './env.js';
import { ENV } from './env.token.js';

/** Provides the checked settings, the hospital's clock, the request limit and the response cache. */
@Global()
@Module({
  providers: [
    { provide: ENV, useFactory: () => readEnv(process.env) },
    HospitalClock,
    RequestLimit,
    ResponseCache,
  ],
  exports: [ENV, HospitalClock, RequestLimit, ResponseCache],
})
export class EnvModule {}
