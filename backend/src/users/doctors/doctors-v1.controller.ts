import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentActor, CurrentCaller, OptionalActor } from '../../common/http/actor.js';
import type { Actor, Caller } from '../../common/http/actor.js';
import {
  BulkDoctors,
  Doctor,
  RefuseDoctor,
  UpdateDoctor,
  DOCTOR_ACCOUNT,
} from '../../../../openapi/contract/people/doctors.js';
import { UserDto } from '../../../../openapi/contract/people/accounts.js';
import type { BulkResult } from '../../../../openapi/contract/console/bulk.js';
import { ListQuery } from '../../../../openapi/contract/common.js';
import { BulkRoute, inBulk } from '../../common/lists/bulk.js';
import { Idempotent, Route } from '../../common/http/documentation.js';
import { Failure } from '../../common/errors/errors.js';
import { Versioned } from '../../common/http/if-match.interceptor.js';
import type { Listing } from '../../common/lists/list-answer.js';
import { ObjectIdPipe } from '../../common/http/object-id.pipe.js';
import { DoctorApprovals } from './doctor-approvals.service.js';
import { DoctorDirectory } from './doctor-directory.js';
import { UsersService } from '../users.service.js';

@ApiTags('Doctors')
@Controller('api/v1/doctors')
export class DoctorsV1Controller {
  constructor(
    private readonly users: UsersService,
    private readonly directory: DoctorDirectory,
    private readonly approvals: DoctorApprovals,
  ) {}

  @Get()
  @Route({
    id: 'listDoctorAccounts',
    summary: 'List doctors',
    description:
      "Returns all doctors with their full accounts. Filters: q (name, email or mobile number in any format, by word prefix; the last digits of the number; or part of the speciality), speciality, approval, published, disabled, createdAt_gte, createdAt_lte (dates in the hospital's time zone, inclusive), id. Sorts: id, fullName, fee.",
    access: ['admin'],
    answer: z.array(UserDto),
    answerExample: [DOCTOR_ACCOUNT],
    list: 'doctors',
    errors: [400],
  })
  listDoctorAccounts(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Listing<UserDto>> {
    return this.users.list('doctor', query, { actor });
  }

  @BulkRoute(
    'bulkDoctors',
    'doctors',
    'Publishes or unpublishes doctors, or disables or enables their accounts.',
  )
  bulkDoctors(
    @Body({ schema: BulkDoctors }) body: BulkDoctors,
    @CurrentCaller() by: Caller,
  ): Promise<BulkResult> {
    return inBulk(body, {
      publish: (id) => this.users.update(id, 'doctor', { published: true }, by),
      hide: (id) => this.users.update(id, 'doctor', { published: false }, by),
      disable: (id) => this.users.update(id, 'doctor', { disabled: true }, by),
      enable: (id) => this.users.update(id, 'doctor', { disabled: false }, by),
    });
  }

  @Get('by-slug/:slug')
  @ApiParam({ name: 'slug', example: 'dr-ananya-sharma', description: 'Slug of the doctor.' })
  @Route({
    id: 'getDoctorBySlug',
    summary: 'Get a doctor by slug',
    description:
      'Returns the public data of a published doctor, for the profile page. Free times and reviews have separate routes. A former slug also works; `slug` in the response is the current one.',
    access: 'public',
    answer: Doctor,
    errors: [404],
  })
  async getDoctorBySlug(@Param('slug') slug: string): Promise<Doctor> {
    const doctor = await this.directory.findBySlug(slug);
    if (!doctor) throw new Failure('NOT_FOUND');
    return doctor;
  }

  @Get(':id')
  @Versioned()
  @Route({
    id: 'getDoctor',
    summary: 'Get a doctor',
    description:
      'Returns the public data of a published doctor, or the full account of any doctor for an administrator.',
    access: 'public',
    answer: z.union([Doctor, UserDto]),
    errors: [404],
  })
  async getDoctor(
    @Param('id', ObjectIdPipe) id: string,
    @OptionalActor() actor: Actor | null,
  ): Promise<Doctor | UserDto> {
    if (actor?.type === 'admin') return this.users.getOfType(id, 'doctor', actor);
    const doctor = await this.directory.findPublic(id);
    if (!doctor) throw new Failure('NOT_FOUND');
    return doctor;
  }

  @Post(':id/approve')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'approveDoctor',
    summary: 'Approve a doctor',
    description:
      'Publishes a doctor who registered with a code and is waiting or was refused. From then on the doctor can be booked and sees requests. The doctor is notified.',
    access: ['admin'],
    answer: UserDto,
    answerExample: DOCTOR_ACCOUNT,
    errors: [404, 409],
  })
  approveDoctor(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<UserDto> {
    return this.approvals.approve(id, by);
  }

  @Post(':id/refuse')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'refuseDoctor',
    summary: 'Refuse a doctor',
    description: 'Refuses a doctor who waits for approval. The doctor is notified of the reason.',
    access: ['admin'],
    answer: UserDto,
    answerExample: DOCTOR_ACCOUNT,
    errors: [400, 404, 409],
  })
  refuseDoctor(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: RefuseDoctor }) body: RefuseDoctor,
    @CurrentCaller() by: Caller,
  ): Promise<UserDto> {
    return this.approvals.refuse(id, body, by);
  }

  @Put(':id')
  @Versioned()
  @Route({
    id: 'updateDoctor',
    summary: 'Update a doctor',
    description:
      'Updates what a doctor offers. Omitted fields keep their values; read-only fields are ignored. Fails with EDIT_CONFLICT if `version` is not the current one. To publish a doctor who waits for approval, approve the doctor instead.',
    access: ['admin'],
    answer: UserDto,
    answerExample: DOCTOR_ACCOUNT,
    errors: [400, 404, 409, 412, 422],
  })
  updateDoctor(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: UpdateDoctor }) body: UpdateDoctor,
    @CurrentCaller() by: Caller,
  ): Promise<UserDto> {
    return this.users.update(id, 'doctor', body, by);
  }
}
