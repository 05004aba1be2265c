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
    description: "A doctor's own, or all for an administrator. Filters: doctorId, id. Sorts: id, from.",
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
    summary: 'Take leave',
    description:
      'These days, or these hours of a day, can no longer be booked (`fromTime`, `toTime`). Refused while a visit is booked on one of them: LEAVE_OVER_VISITS, with the visits in `visits`. Called again with `visits: "offer"` it is taken, and each of these patients gets a case (listCasesOfLeave): another time, another doctor at no extra cost or the full refund, by mail and in their area. A doctor takes their own leave; an administrator names the doctor.',
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
    summary: 'Give leave back',
    description:
      'The days can be booked again; answers the leave that is gone. The visits of its open cases stand, and their patients are told.',
    access: ['doctor', 'admin'],
    answer: LeaveDto,
    errors: [404],
  })
  deleteLeave(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<LeaveDto> {
    return this.leaves.remove(id, by);
  }
}
