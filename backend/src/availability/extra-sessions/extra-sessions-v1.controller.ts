import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import {
  CreateExtraSession,
  ExtraSessionDto,
  RemoveExtraSessionQuery,
} from '../../../../openapi/contract/care/extra-sessions.js';
import { ListQuery } from '../../../../openapi/contract/common.js';
import { CurrentActor, CurrentCaller } from '../../common/http/actor.js';
import type { Actor, Caller } from '../../common/http/actor.js';
import { Idempotent, Route } from '../../common/http/documentation.js';
import { ObjectIdPipe } from '../../common/http/object-id.pipe.js';
import type { Listing } from '../../common/lists/list-answer.js';
import { ExtraSessionsService } from './extra-sessions.service.js';

@ApiTags('Availability')
@Controller('api/v1/extra-sessions')
export class ExtraSessionsV1Controller {
  constructor(private readonly sessions: ExtraSessionsService) {}

  @Get()
  @Route({
    id: 'listExtraSessions',
    summary: 'List extra sessions',
    description:
      'Returns the sessions of a doctor, or all for an administrator, latest first. Filters: doctorId, id. Sorts: id, date.',
    access: ['doctor', 'admin'],
    answer: z.array(ExtraSessionDto),
    list: 'extra-sessions',
    errors: [400],
  })
  listExtraSessions(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentActor() actor: Actor,
  ): Listing<ExtraSessionDto> {
    return this.sessions.list(query, actor);
  }

  @Post()
  @Idempotent()
  @Route({
    id: 'createExtraSession',
    summary: 'Add an extra session',
    description:
      "Adds bookable times on one day for one or more doctors, such as a Saturday clinic: either a range of hours or a list of times. Each is as long as the doctor's visits. Fails with SESSION_OVERLAPS if a doctor already offers one of the times, or with ON_LEAVE if a doctor is on leave or the hospital is closed. Leave and holidays that are added later block the session while they exist. The times are also offered to the waiting list. A doctor adds a session for themselves. An administrator names the doctors, who are notified.",
    access: ['doctor', 'admin'],
    answer: ExtraSessionDto,
    status: 201,
    errors: [400, 409, 422],
  })
  createExtraSession(
    @Body({ schema: CreateExtraSession }) body: CreateExtraSession,
    @CurrentCaller() by: Caller,
  ): Promise<ExtraSessionDto> {
    return this.sessions.create(body, by);
  }

  @Delete(':id')
  @Route({
    id: 'deleteExtraSession',
    summary: 'Remove an extra session',
    description:
      'Removes the session, so that its times can no longer be booked, and returns it. Fails with LEAVE_OVER_VISITS and the list `visits` if a visit is booked at one of them. With `?visits=offer` the session is removed anyway, and each of these patients gets a case (listCasesOfLeave, with the ID of the session): another time, another doctor at no extra cost, or a full refund. They get it by mail and in their area. A doctor can only remove a session without other doctors; in a shared session, the doctor takes leave instead.',
    access: ['doctor', 'admin'],
    answer: ExtraSessionDto,
    errors: [400, 404, 409],
  })
  deleteExtraSession(
    @Param('id', ObjectIdPipe) id: string,
    @Query({ schema: RemoveExtraSessionQuery }) query: RemoveExtraSessionQuery,
    @CurrentCaller() by: Caller,
  ): Promise<ExtraSessionDto> {
    return this.sessions.remove(id, query, by);
  }
}
