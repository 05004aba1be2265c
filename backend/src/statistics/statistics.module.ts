import { Module } from '@nestjs/common';
import { DailyNumbers } from './daily-numbers.js';
import { StatisticsService } from './statistics.service.js';
import { StatisticsV1Controller } from './statistics-v1.controller.js';
import { WaitingNumbers } from './waiting-numbers.js';

@Module({
  controllers: [StatisticsV1Controller],
  providers: [DailyNumbers, StatisticsService, WaitingNumbers],
})
export class StatisticsModule {}
