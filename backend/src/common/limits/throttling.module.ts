import { Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { A_MINUTE_MS, RequestLimit } from './request-limit.js';

/** The throttler of expensive routes (`@Costs`); `count-requests.ts` counts every request once. */
@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      inject: [RequestLimit],
      useFactory: (requests: RequestLimit) => ({
        throttlers: [{ ttl: A_MINUTE_MS, limit: requests.limit }],
        storage: requests,
        getTracker: ({ ip }) => ip as FastifyRequest['ip'],
      }),
    }),
  ],
})
export class ThrottlingModule {}
