import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OpeningTasks } from '../../../openapi/contract/console/opening-tasks.js';
import { Route } from '../common/http/documentation.js';
import { OpeningTasksService } from './opening-tasks.service.js';

@ApiTags('Settings')
@Controller('api/v1/opening-tasks')
export class OpeningTasksV1Controller {
  constructor(private readonly tasks: OpeningTasksService) {}

  @Get()
  @Route({
    id: 'getOpeningTasks',
    summary: 'Get what is done before the hospital opens',
    description: 'Says for each task of a new hospital whether it is done. Computed from facts on each call.',
    access: ['admin'],
    answer: OpeningTasks,
  })
  getOpeningTasks(): Promise<OpeningTasks> {
    return this.tasks.read();
  }
}
