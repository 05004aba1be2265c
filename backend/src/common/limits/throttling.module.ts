import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { RequestLimit } from './request-limit.js';
import { RequestLimitGuard } from './request-limit.guard.js';

/** A bound on how much one address may ask of one process; logins have a stricter one in the database. */
@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      inject: [RequestLimit],
      useFactory: (bound: RequestLimit) => ({
        throttlers: [{ ttl: bound.ttl, limit: bound.limit }],
        storage: bound.counter,
        generateKey: (context) => bound.keyOf(context.switchToHttp().getRequest()),
      }),
    }),
  ],
  providers: [{ provide: APP_GUARD, useClass: RequestLimitGuard }],
})
export class ThrottlingModule {}
