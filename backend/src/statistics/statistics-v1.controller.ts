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
    summary: 'Read the numbers of the hospital',
    description:
      "Today, what waits for an action, and the last 30 days; days are those of the hospital's calendar. Counted anew for each call.",
    access: ['admin'],
    answer: Statistics,
  })
  getStatistics(): Promise<Statistics> {
    return this.statistics.read();
  }
}
