import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentActor, CurrentCaller } from '../common/http/actor.js';
import type { Actor, Caller } from '../common/http/actor.js';
import { CreateLeave, LeaveDto } from '../../../openapi/contract/care/availability.js';
import { ListQuery } from '../../../openapi/contract/common.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import type { Listing } from '../common/lists/list-answer.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { LeavesService } from './leaves.service.js';

@ApiTags('Availability')
@Controller('api/v1/leaves')
export class LeavesV1Controller {
  constructor(private readonly leaves: LeavesService) {}

  @Get()
  @Route({
    id: 'listLeaves',
    summary: 'List leaves',
    description:
      "Returns a doctor's own leaves, or all for an administrator. Filters: doctorId, id. Sorts: id, from.",
    access: ['doctor', 'admin'],
    answer: z.array(LeaveDto),
    list: 'leaves',
    errors: [400],
  })
  listLeaves(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentActor() actor: Actor,
  ): Listing<LeaveDto> {
    return this.leaves.list(query, actor);
  }

  @Post()
  @Idempotent()
  @Route({
    id: 'createLeave',
    summary: 'Add leave',
    description:
      'Blocks these days, or these hours of one day (`fromTime`, `toTime`). Fails with LEAVE_OVER_VISITS and the list `visits` if a visit is booked in that period. With `visits: "offer"` the leave is added anyway, and each of these patients gets a case (listCasesOfLeave): another time, another doctor at no extra cost, or a full refund. They get it by mail and in their area. A doctor adds their own leave; an administrator names the doctor.',
    access: ['doctor', 'admin'],
    answer: LeaveDto,
    status: 201,
    errors: [400, 409, 422],
  })
  createLeave(
    @Body({ schema: CreateLeave }) body: CreateLeave,
    @CurrentCaller() by: Caller,
  ): Promise<LeaveDto> {
    return this.leaves.create(body, by);
  }

  @Delete(':id')
  @Route({
    id: 'deleteLeave',
    summary: 'Remove leave',
    description:
      'Makes the days bookable again and returns the removed leave. The visits of its open cases stay booked, and their patients are notified.',
    access: ['doctor', 'admin'],
    answer: LeaveDto,
    errors: [404],
  })
  deleteLeave(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<LeaveDto> {
    return this.leaves.remove(id, by);
  }
}
