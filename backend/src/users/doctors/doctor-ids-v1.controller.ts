import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentCaller } from '../../common/http/actor.js';
import type { Caller } from '../../common/http/actor.js';
import { BulkDoctorIds, DoctorIdDto, IssueDoctorId } from '../../../../openapi/contract/people/doctor-ids.js';
import type { BulkResult } from '../../../../openapi/contract/console/bulk.js';
import { ListQuery } from '../../../../openapi/contract/common.js';
import { BulkRoute, inBulk } from '../../common/lists/bulk.js';
import { Idempotent, Route } from '../../common/http/documentation.js';
import type { Listing } from '../../common/lists/list-answer.js';
import { ObjectIdPipe } from '../../common/http/object-id.pipe.js';
import { DoctorIdsService } from './doctor-ids.service.js';

@ApiTags('Doctor IDs')
@Controller('api/v1/doctor-ids')
export class DoctorIdsV1Controller {
  constructor(private readonly doctorIds: DoctorIdsService) {}

  @Get()
  @Route({
    id: 'listDoctorIds',
    summary: 'List DoctorIds',
    description: 'Returns the codes. Filters: q (code prefix), used, id. Sorts: id, code.',
    access: ['admin'],
    answer: z.array(DoctorIdDto),
    list: 'doctor-ids',
    errors: [400],
  })
  listDoctorIds(@Query({ schema: ListQuery }) query: ListQuery): Listing<DoctorIdDto> {
    return this.doctorIds.list(query);
  }

  @Post()
  @Idempotent()
  @Route({
    id: 'issueDoctorId',
    summary: 'Issue a DoctorId',
    description:
      'Creates a registration code that one doctor can use once. `code` sets its prefix; the server appends 65 random bits.',
    access: ['admin'],
    answer: DoctorIdDto,
    status: 201,
    errors: [400],
  })
  issueDoctorId(
    @Body({ schema: IssueDoctorId }) body: IssueDoctorId,
    @CurrentCaller() by: Caller,
  ): Promise<DoctorIdDto> {
    return this.doctorIds.issue(body, by);
  }

  @BulkRoute('bulkDoctorIds', 'DoctorIds', 'Revokes unused codes.')
  bulkDoctorIds(
    @Body({ schema: BulkDoctorIds }) body: BulkDoctorIds,
    @CurrentCaller() by: Caller,
  ): Promise<BulkResult> {
    return inBulk(body, {
      revoke: (id) => this.doctorIds.revoke(id, by),
    });
  }

  @Delete(':id')
  @Route({
    id: 'revokeDoctorId',
    summary: 'Revoke a DoctorId',
    description: 'Revokes an unused code and returns it.',
    access: ['admin'],
    answer: DoctorIdDto,
    errors: [404, 409],
  })
  revokeDoctorId(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<DoctorIdDto> {
    return this.doctorIds.revoke(id, by);
  }
}
