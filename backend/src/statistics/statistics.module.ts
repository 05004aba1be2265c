import { Module } from '@nestjs/common';
import { DailyNumbers } from './daily-numbers.js';
import { DeskNumbers } from './desk-numbers.js';
import { OpeningTasksService } from './opening-tasks.service.js';
import { OpeningTasksV1Controller } from './opening-tasks-v1.controller.js';
import { StatisticsService } from './statistics.service.js';
import { StatisticsV1Controller } from './statistics-v1.controller.js';
import { WaitingNumbers } from './waiting-numbers.js';

@Module({
  controllers: [OpeningTasksV1Controller, StatisticsV1Controller],
  providers: [DailyNumbers, DeskNumbers, OpeningTasksService, StatisticsService, WaitingNumbers],
})
export class StatisticsModule {}
