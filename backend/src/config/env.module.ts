import { Global, Module } from '@nestjs/common';
import { ResponseCache } from '../common/caching/response-cache.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { RequestLimit } from '../common/limits/request-limit.js';
import { readEnv } from './env.js';
import { ENV } from './env.token.js';

/** The checked settings, the hospital's clock, the limit of requests and what stands ready as an answer, for everyone. */
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
