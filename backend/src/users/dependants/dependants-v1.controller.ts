import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Done, ListQuery } from '../../../../openapi/contract/common.js';
import {
  ACTING_FOR,
  AddDependant,
  ChangeDependant,
  Dependant,
  EndHolding,
  InviteDependant,
  MAX_DEPENDANTS,
  OF_AGE_YEARS,
} from '../../../../openapi/contract/people/dependants.js';
import { CLAIM_DAYS } from '../../../../openapi/contract/people/walk-ins.js';
import { CurrentCaller } from '../../common/http/actor.js';
import type { Caller } from '../../common/http/actor.js';
import { Idempotent, Route } from '../../common/http/documentation.js';
import { Versioned } from '../../common/http/if-match.interceptor.js';
import type { Listing } from '../../common/lists/list-answer.js';
import { ObjectIdPipe } from '../../common/http/object-id.pipe.js';
import { Dependants } from './dependants.service.js';
import { Takeovers } from './takeovers.service.js';

@ApiTags('Family')
@Controller('api/v1/dependants')
export class DependantsV1Controller {
  constructor(
    private readonly dependants: Dependants,
    private readonly takeovers: Takeovers,
  ) {}

  @Get()
  @Route({
    id: 'listDependants',
    summary: 'List the people one looks after',
    description: `Patients without a login: those of the caller, or of everybody for an administrator. With the header ${ACTING_FOR} and one of their ids a holder calls every route of patients for them. Filters: q, holderId, ofAge, id. Sorts: id, fullName, dob.`,
    access: ['patient', 'admin'],
    whose: 'login',
    answer: z.array(Dependant),
    list: 'dependants',
    errors: [400],
  })
  listDependants(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentCaller() { actor }: Caller,
  ): Listing<Dependant> {
    return this.dependants.list(query, actor);
  }

  @Post()
  @Idempotent()
  @Route({
    id: 'addDependant',
    summary: 'Add a dependant',
    description: `Opens a patient without a login, held by the caller. At most ${MAX_DEPENDANTS}: TOO_MANY_DEPENDANTS.`,
    access: ['patient'],
    whose: 'login',
    answer: Dependant,
    makes: '/api/v1/dependants',
    status: 201,
    errors: [400, 409, 422],
  })
  addDependant(
    @Body({ schema: AddDependant }) body: AddDependant,
    @CurrentCaller() by: Caller,
  ): Promise<Dependant> {
    return this.dependants.add(body, by);
  }

  @Get(':id')
  @Versioned()
  @Route({
    id: 'getDependant',
    summary: 'Read a dependant',
    description: "In the caller's scope, with who looks after the person and the last invitation.",
    access: ['patient', 'admin'],
    whose: 'login',
    answer: Dependant,
    errors: [404],
  })
  getDependant(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() { actor }: Caller,
  ): Promise<Dependant> {
    return this.dependants.get(id, actor);
  }

  @Put(':id')
  @Versioned()
  @Route({
    id: 'changeDependant',
    summary: 'Change a dependant',
    description:
      'What is left out stays; read-only fields are ignored. A `version` that is not the present one is answered with EDIT_CONFLICT. Of who is of age the date of birth cannot become that of a minor.',
    access: ['patient'],
    whose: 'login',
    answer: Dependant,
    errors: [400, 404, 409, 412, 422],
  })
  changeDependant(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: ChangeDependant }) body: ChangeDependant,
    @CurrentCaller() by: Caller,
  ): Promise<Dependant> {
    return this.dependants.change(id, body, by);
  }

  @Post(':id/invite')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'inviteDependant',
    summary: 'Invite a dependant to take over their records',
    description: `Mails a link by which the person sets a password within ${CLAIM_DAYS} days; from that moment they log in themselves and the holder's access has ended. From ${OF_AGE_YEARS} years on: NOT_OF_AGE before. The address of another patient: EMAIL_TAKEN. The link before it no longer works.`,
    access: ['patient'],
    whose: 'login',
    answer: Dependant,
    errors: [400, 404, 409],
  })
  inviteDependant(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: InviteDependant }) body: InviteDependant,
    @CurrentCaller() by: Caller,
  ): Promise<Dependant> {
    return this.takeovers.invite(id, body, by);
  }

  @Post(':id/withdraw-invitation')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'withdrawInvitation',
    summary: 'Withdraw an invitation to take records over',
    description:
      "What was mailed no longer works: neither the holder's link nor one of the desk. An administrator withdraws a printed code, too. Without an open invitation nothing changes. Who has taken over meanwhile is no longer a dependant: NOT_FOUND.",
    access: ['patient', 'admin'],
    whose: 'login',
    answer: Dependant,
    errors: [404],
  })
  withdrawInvitation(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<Dependant> {
    return this.takeovers.withdraw(id, by);
  }

  @Post(':id/end')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'endHolding',
    summary: "End a holder's access",
    description:
      'By the desk, with the reason that the holder is told. The person stays a patient without a login, who can claim the account by a code or a link of the desk.',
    access: ['admin'],
    whose: 'login',
    answer: Done,
    errors: [400, 404],
  })
  async endHolding(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: EndHolding }) body: EndHolding,
    @CurrentCaller() by: Caller,
  ): Promise<Done> {
    await this.takeovers.end(id, body, by);
    return { msg: 'success' };
  }
}
