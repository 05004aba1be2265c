import { Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { A_MINUTE_MS, RequestLimit, WEIGHTS } from './request-limit.js';

/** The throttlers of routes that cost more (`@Costs`); `count-requests.ts` counts every request once. */
@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      inject: [RequestLimit],
      useFactory: (requests: RequestLimit) => ({
        throttlers: Object.keys(WEIGHTS).map((name) => ({ name, ttl: A_MINUTE_MS, limit: requests.limit })),
        storage: requests,
        getTracker: ({ ip }) => ip as FastifyRequest['ip'],
        generateKey: (_context, address) => address,
      }),
    }),
  ],
})
export class ThrottlingModule {}
