import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Statistics } from '../../../openapi/contract/console/statistics.js';
import { Route } from '../common/http/documentation.js';
import { StatisticsService } from './statistics.service.js';

@ApiTags('Numbers')
@Controller('api/v1/statistics')
export class StatisticsV1Controller {
  constructor(private readonly statistics: StatisticsService) {}

  @Get()
  @Route({
    id: 'getStatistics',
    summary: 'Get the statistics of the hospital',
    description:
      "Returns the figures of today, pending actions and the last 30 days, by day in the hospital's time zone. Computed on each call.",
    access: ['admin'],
    answer: Statistics,
  })
  getStatistics(): Promise<Statistics> {
    return this.statistics.read();
  }
}
