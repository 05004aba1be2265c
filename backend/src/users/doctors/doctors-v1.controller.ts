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
} from '../../../../openapi/contract/people/doctors.js';
import { DOCTOR_ACCOUNT, UserDto } from '../../../../openapi/contract/people/accounts.js';
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
      "All doctors with their whole accounts. Filters: q (beginnings of words of the name, of the email or of the mobile number in any writing, the last digits of it, or a part of the speciality), speciality, approval, published, disabled, createdAt_gte, createdAt_lte (days of the hospital's calendar, both included), id. Sorts: id, fullName, fee.",
    access: ['admin'],
    answer: z.array(UserDto),
    answerExample: [DOCTOR_ACCOUNT],
    list: 'doctors',
    errors: [400],
  })
  listDoctorAccounts(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentActor() actor: Actor,
  ): Listing<UserDto> {
    return this.users.list('doctor', query, { actor });
  }

  @BulkRoute(
    'bulkDoctors',
    'doctors',
    'Shows doctors in the public list or takes them from it, disables or enables their accounts.',
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
  @ApiParam({ name: 'slug', example: 'dr-ananya-sharma', description: "The doctor's name in addresses." })
  @Route({
    id: 'getDoctorBySlug',
    summary: 'Read a doctor by the name in addresses',
    description:
      'A published doctor as everyone sees one, for the profile page. Free times and reviews have calls of their own. A former name is answered, too; `slug` is the present one.',
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
    summary: 'Read a doctor',
    description:
      'A published doctor as everyone sees one; for an administrator the whole account of any doctor.',
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
      'Publishes a doctor who registered by a code and waits, or was refused: from then on the doctor can be booked and sees requests. The doctor is told.',
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
    description: 'Says no to a doctor who waits for approval. The doctor is told why.',
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
    summary: 'Change a doctor',
    description:
      'Changes what a doctor offers. Fields that are left out stay; read-only ones are ignored. A `version` that is not the present one is answered with EDIT_CONFLICT. A doctor who waits for approval is published by approving.',
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
