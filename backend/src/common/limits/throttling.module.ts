import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerGuard, ThrottlerModule } from '@nestjs/throttler';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';
import { networkOf } from '../http/network.js';
import { RequestCounter } from './request-counter.js';

const A_MINUTE_MS = 60_000;

/** A bound on how much one address may ask of one process; logins have a stricter one in the database. */
@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      inject: [ENV],
      useFactory: (env: Env) => ({
        throttlers: [{ ttl: A_MINUTE_MS, limit: env.RATE_LIMIT_PER_MINUTE }],
        storage: new RequestCounter(),
        getTracker: ({ ip }) => networkOf(String(ip)),
      }),
    }),
  ],
  providers: [{ provide: APP_GUARD, useClass: ThrottlerGuard }],
})
export class ThrottlingModule {}
