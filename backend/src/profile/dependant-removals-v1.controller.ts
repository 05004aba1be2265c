import { Controller, Delete, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Done } from '../../../openapi/contract/common.js';
import { CurrentCaller } from '../common/http/actor.js';
import type { Caller } from '../common/http/actor.js';
import { Route } from '../common/http/documentation.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { DependantRemovals } from './dependant-removals.service.js';

@ApiTags('Family')
@Controller('api/v1/dependants')
export class DependantRemovalsV1Controller {
  constructor(private readonly removals: DependantRemovals) {}

  @Delete(':id')
  @Route({
    id: 'removeDependant',
    summary: 'Remove a dependant',
    description:
      "Erases a dependant without visits, orders, bookings or records. Fails with DEPENDANT_HAS_RECORDS otherwise: invite an adult to claim the records, or have the desk end the guardian's access.",
    access: ['patient'],
    whose: 'login',
    answer: Done,
    errors: [404, 409],
  })
  async removeDependant(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<Done> {
    await this.removals.remove(id, by);
    return { msg: 'success' };
  }
}
