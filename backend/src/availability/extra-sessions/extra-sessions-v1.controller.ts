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
      'Those that a doctor is part of, or all for an administrator, latest first. Filters: doctorId, id. Sorts: id, date.',
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
      "Adds times of one day to those that can be booked with some doctors, such as a Saturday clinic: from one hour to another, or a list of times, each as long as the doctor's visits are. Refused where a doctor offers one of the times already (SESSION_OVERLAPS), is on leave, or the hospital is closed (ON_LEAVE). Leave and holidays that are added afterwards close it for as long as they are there. The times are offered to those on the waiting list, too. A doctor adds one for themselves; an administrator names the doctors, who are told.",
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
      'Its times can be booked no more; answers the session that is gone. Refused while a visit is booked at one of them: LEAVE_OVER_VISITS, with the visits in `visits`. Called again with `?visits=offer` it is removed, and each of these patients gets a case (listCasesOfLeave, by the id of the session): another time, another doctor at no extra cost or the full refund, by mail and in their area. A doctor removes a session of theirs alone; in place of one with colleagues they take leave.',
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
