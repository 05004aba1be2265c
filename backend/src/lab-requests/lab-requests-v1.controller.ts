import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentCaller } from '../common/http/actor.js';
import type { Caller } from '../common/http/actor.js';
import { LabRequestDto } from '../../../openapi/contract/care/lab-requests.js';
import { ListQuery } from '../../../openapi/contract/common.js';
import { USER_TYPES } from '../../../openapi/contract/people/fields.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import type { Listing } from '../common/lists/list-answer.js';
import { LabRequestSteps } from './lab-request-steps.service.js';
import { LabRequestsService } from './lab-requests.service.js';

@ApiTags('Lab requests')
@Controller('api/v1/lab-requests')
export class LabRequestsV1Controller {
  constructor(
    private readonly requests: LabRequestsService,
    private readonly steps: LabRequestSteps,
  ) {}

  @Get()
  @Route({
    id: 'listLabRequests',
    summary: 'List lab requests',
    description:
      "Returns a patient's own requests, those for a doctor's patients, or all for an administrator, newest first. Filters: status, patientId, doctorId, appointmentId, id. Sorts: id.",
    access: USER_TYPES,
    answer: z.array(LabRequestDto),
    list: 'lab-requests',
    errors: [400],
  })
  listLabRequests(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentCaller() by: Caller,
  ): Promise<Listing<LabRequestDto>> {
    return this.requests.list(query, by);
  }

  @Get(':id')
  @Route({
    id: 'getLabRequest',
    summary: 'Get a lab request',
    description: "Returns one request in the caller's scope.",
    access: USER_TYPES,
    answer: LabRequestDto,
    errors: [404],
  })
  getLabRequest(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<LabRequestDto> {
    return this.requests.get(id, by);
  }

  @Post(':id/decline')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'declineLabRequest',
    summary: 'Decline a lab request',
    description:
      'The patient declines an open request. To accept it, book the test with its `labRequestId`. Repeated calls return the same response.',
    access: ['patient'],
    answer: LabRequestDto,
    errors: [404, 409],
  })
  declineLabRequest(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
  ): Promise<LabRequestDto> {
    return this.steps.decline(id, by);
  }
}
