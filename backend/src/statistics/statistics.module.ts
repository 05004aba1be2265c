import { Module } from '@nestjs/common';
import { DailyNumbers } from './daily-numbers.js';
import { DeskNumbers } from './desk-numbers.js';
import { StatisticsService } from './statistics.service.js';
import { StatisticsV1Controller } from './statistics-v1.controller.js';
import { WaitingNumbers } from './waiting-numbers.js';

@Module({
  controllers: [StatisticsV1Controller],
  providers: [DailyNumbers, DeskNumbers, StatisticsService, WaitingNumbers],
})
export class StatisticsModule {}
