import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { ListQuery } from '../../../openapi/contract/common.js';
import { UpdatePatient, User } from '../../../openapi/contract/users.js';
import { CurrentActor, RequestOrigin } from '../common/actor.js';
import type { Actor, Origin } from '../common/actor.js';
import { Route } from '../common/documentation.js';
import { contentRange } from '../common/list-answer.js';
import { ObjectIdPipe } from '../common/object-id.pipe.js';
import { PatientsService } from './patients.service.js';
import { UsersService } from './users.service.js';

@ApiTags('Patients')
@Controller('api/v1/patients')
export class PatientsV1Controller {
  constructor(
    private readonly patients: PatientsService,
    private readonly users: UsersService,
  ) {}

  @Get()
  @Route({
    id: 'listPatients',
    summary: 'List patients',
    description:
      'All for an administrator; for a doctor those whom an appointment links to them. The reading is audited. Filters: q, disabled, id. Sorts: id, fullName.',
    access: ['doctor', 'admin'],
    answer: z.array(User),
    errors: [400],
  })
  async listPatients(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentActor() actor: Actor,
    @RequestOrigin() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User[]> {
    const page = await this.patients.list(query, actor, origin);
    void reply.header('Content-Range', contentRange('patients', page));
    return page.rows;
  }

  @Get(':id')
  @Route({
    id: 'getPatient',
    summary: 'Read a patient',
    description: 'The account of a patient in the scope of the caller. The reading is audited.',
    access: ['doctor', 'admin'],
    answer: User,
    errors: [404],
  })
  getPatient(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentActor() actor: Actor,
    @RequestOrigin() origin: Origin,
  ): Promise<User> {
    return this.patients.get(id, actor, origin);
  }

  @Put(':id')
  @Route({
    id: 'updatePatient',
    summary: 'Change a patient',
    description: 'Disabling an account ends its sessions at once. Read-only fields are ignored.',
    access: ['admin'],
    answer: User,
    errors: [400, 404, 422],
  })
  updatePatient(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: UpdatePatient }) body: UpdatePatient,
    @CurrentActor() actor: Actor,
    @RequestOrigin() origin: Origin,
  ): Promise<User> {
    return this.users.update(id, 'patient', body, actor, origin);
  }
}
