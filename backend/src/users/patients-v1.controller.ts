import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentCaller } from '../common/http/actor.js';
import type { Caller } from '../common/http/actor.js';
import { BulkPatients, UserDto } from '../../../openapi/contract/people/accounts.js';
import { UpdatePatient } from '../../../openapi/contract/people/update-patient.js';
import { RecordDeath } from '../../../openapi/contract/people/deaths.js';
import type { BulkResult } from '../../../openapi/contract/console/bulk.js';
import { ListQuery } from '../../../openapi/contract/common.js';
import { BulkRoute, inBulk } from '../common/lists/bulk.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import { Versioned } from '../common/http/if-match.interceptor.js';
import type { Listing } from '../common/lists/list-answer.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { Deaths } from './deaths/deaths.service.js';
import { PatientsService } from './patients.service.js';
import { UsersService } from './users.service.js';

@ApiTags('Patients')
@Controller('api/v1/patients')
export class PatientsV1Controller {
  constructor(
    private readonly patients: PatientsService,
    private readonly users: UsersService,
    private readonly deaths: Deaths,
  ) {}

  @Get()
  @Route({
    id: 'listPatients',
    summary: 'List patients',
    description:
      "Returns all patients for an administrator; for a doctor, those with an accepted visit, until `recordOpenMonths` (settings) after it. Access is audited. Filters: q (name, email or mobile number in any format, by word prefix; or the last digits of the number; or the hospital number, with or without spaces), disabled, deceased (true for patients whose death is recorded), passwordAsked (true for patients who need a new password from the desk), createdAt_gte, createdAt_lte (dates in the hospital's time zone, inclusive), id. Sorts: id, fullName.",
    access: ['doctor', 'admin'],
    answer: z.array(UserDto),
    list: 'patients',
    errors: [400],
  })
  listPatients(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentCaller() by: Caller,
  ): Promise<Listing<UserDto>> {
    return this.patients.list(query, by);
  }

  @BulkRoute('bulkPatients', 'patients', 'Disables or enables the accounts of patients.')
  bulkPatients(
    @Body({ schema: BulkPatients }) body: BulkPatients,
    @CurrentCaller() by: Caller,
  ): Promise<BulkResult> {
    return inBulk(body, {
      disable: (id) => this.users.update(id, 'patient', { disabled: true }, by),
      enable: (id) => this.users.update(id, 'patient', { disabled: false }, by),
    });
  }

  @Get(':id')
  @Versioned()
  @Route({
    id: 'getPatient',
    summary: 'Get a patient',
    description: "Returns the account of a patient in the caller's scope. Access is audited.",
    access: ['doctor', 'admin'],
    answer: UserDto,
    errors: [404],
  })
  getPatient(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<UserDto> {
    return this.patients.get(id, by);
  }

  @Put(':id')
  @Versioned()
  @Route({
    id: 'updatePatient',
    summary: 'Update a patient',
    description:
      'Disabling an account ends its sessions at once. Read-only fields are ignored. Fails with EDIT_CONFLICT if `version` is not the current one.',
    access: ['admin'],
    answer: UserDto,
    errors: [400, 404, 409, 412, 422],
  })
  updatePatient(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: UpdatePatient }) body: UpdatePatient,
    @CurrentCaller() by: Caller,
  ): Promise<UserDto> {
    return this.users.update(id, 'patient', body, by);
  }

  @Post(':id/deceased')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'recordDeath',
    summary: 'Record the death of a patient',
    description:
      'Ends all login sessions, blocks the login and stops every mail and notification to and about the patient, also those that are queued. Visits and orders stay open. `deceased: false` withdraws the record. Fails with EDIT_CONFLICT if `version` is not the current one. Audited.',
    access: ['admin'],
    answer: UserDto,
    errors: [400, 404, 409, 422],
  })
  recordDeath(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: RecordDeath }) body: RecordDeath,
    @CurrentCaller() by: Caller,
  ): Promise<UserDto> {
    return this.deaths.record(id, body, by);
  }
}
