import { Global, Module } from '@nestjs/common';
import { HospitalClock } from '../common/hospital-clock.js';
import { readEnv } from './env.js';
import { ENV } from './env.token.js';

/** The checked settings and the hospital's clock, for everyone. */
@Global()
@Module({
  providers: [{ provide: ENV, useFactory: () => readEnv(process.env) }, HospitalClock],
  exports: [ENV, HospitalClock],
})
export class EnvModule {}
