import { Global, Module } from '@nestjs/common';
import { ReadyAnswers } from '../common/caching/ready-answers.js';
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
    ReadyAnswers,
  ],
  exports: [ENV, HospitalClock, RequestLimit, ReadyAnswers],
})
export class EnvModule {}
