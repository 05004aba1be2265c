import { Controller, Get } from '@nestjs/common';
import { HealthCheckService, MongooseHealthIndicator } from '@nestjs/terminus';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { SameForAll } from '../common/http/actor.js';
import { Route } from '../common/http/documentation.js';
import { Failure } from '../common/errors/errors.js';

const Health = z
  .strictObject({
    status: z
      .literal('ok')
      .meta({ description: 'Always "ok". A process that cannot serve requests returns the error body.' }),
  })
  .meta({ id: 'Health' });
const PING_MS = 3000;

@ApiTags('Health')
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly mongoose: MongooseHealthIndicator,
  ) {}

  @SameForAll()
  @Get('live')
  @Route({
    id: 'getLiveness',
    summary: 'Check that the process is alive',
    description: 'Succeeds while the process runs.',
    access: 'public',
    answer: Health,
  })
  getLiveness() {
    return { status: 'ok' as const };
  }

  @Get('ready')
  @Route({
    id: 'getReadiness',
    summary: 'Check that the server is ready',
    description: 'Fails with 503 while the database cannot be reached.',
    access: 'public',
    answer: Health,
  })
  async getReadiness() {
    try {
      await this.health.check([() => this.mongoose.pingCheck('database', { timeout: PING_MS })]);
    } catch {
      throw new Failure('DATABASE_UNAVAILABLE'); // terminus throws its own report format; this is our error body
    }
    return { status: 'ok' as const };
  }
}
