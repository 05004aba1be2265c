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
import {
  FamilyCandidate,
  FindFamilyCandidates,
} from '../../../../openapi/contract/people/identity/candidates.js';
import { CLAIM_DAYS } from '../../../../openapi/contract/people/walk-ins.js';
import { CurrentCaller } from '../../common/http/actor.js';
import type { Caller } from '../../common/http/actor.js';
import { Idempotent, Route } from '../../common/http/documentation.js';
import { Versioned } from '../../common/http/if-match.interceptor.js';
import type { Listing } from '../../common/lists/list-answer.js';
import { ObjectIdPipe } from '../../common/http/object-id.pipe.js';
import { Dependants } from './dependants.service.js';
import { FamilyCandidates } from './family-candidates.service.js';
import { Takeovers } from './takeovers.service.js';

@ApiTags('Family')
@Controller('api/v1/dependants')
export class DependantsV1Controller {
  constructor(
    private readonly dependants: Dependants,
    private readonly takeovers: Takeovers,
    private readonly candidates: FamilyCandidates,
  ) {}

  @Get()
  @Route({
    id: 'listDependants',
    summary: 'List dependants',
    description: `Returns patients without a login: the caller's dependants, or all dependants for an administrator. With the header ${ACTING_FOR} and the ID of a dependant, the guardian can call every route of patients on their behalf. Filters: q, holderId, ofAge, id. Sorts: id, fullName, dob.`,
    access: ['patient', 'admin'],
    whose: 'login',
    answer: z.array(Dependant),
    list: 'dependants',
    errors: [400],
  })
  listDependants(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentCaller() { actor }: Caller,
  ): Promise<Listing<Dependant>> {
    return this.dependants.list(query, actor);
  }

  @Post()
  @Idempotent()
  @Route({
    id: 'addDependant',
    summary: 'Add a dependant',
    description: `Creates a patient without a login, with the caller as guardian. Fails with TOO_MANY_DEPENDANTS beyond ${MAX_DEPENDANTS} dependants.`,
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

  @Post('new/candidates')
  @HttpCode(200)
  @Route({
    id: 'findFamilyCandidates',
    summary: 'Find dependants who may be the person to be added',
    description:
      "Returns the caller and the caller's dependants with the same date of birth and a similar name, or with the same name. It never looks at other patients. Changes nothing.",
    access: ['patient'],
    whose: 'login',
    answer: z.array(FamilyCandidate),
    errors: [400],
  })
  findFamilyCandidates(
    @Body({ schema: FindFamilyCandidates }) body: FindFamilyCandidates,
    @CurrentCaller() { actor }: Caller,
  ): Promise<FamilyCandidate[]> {
    return this.candidates.find(body, actor);
  }

  @Get(':id')
  @Versioned()
  @Route({
    id: 'getDependant',
    summary: 'Get a dependant',
    description: "Returns one dependant in the caller's scope, with the guardian and the last invitation.",
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
    summary: 'Update a dependant',
    description:
      "Omitted fields keep their values; read-only fields are ignored. Fails with EDIT_CONFLICT if `version` is not the current one. An adult's date of birth cannot be changed to that of a minor.",
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
    summary: 'Invite a dependant to claim their records',
    description: `Mails a link with which the dependant sets a password within ${CLAIM_DAYS} days. From then on the dependant logs in on their own, and the guardian's access ends. Fails with NOT_OF_AGE below the age of ${OF_AGE_YEARS}, and with EMAIL_TAKEN if the address belongs to another patient. Invalidates the previous link.`,
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
    summary: 'Withdraw an invitation to claim records',
    description:
      'Invalidates the mailed link, whether sent by the guardian or by the desk. An administrator also withdraws a printed code. Without an open invitation, nothing changes. Fails with NOT_FOUND if the records were claimed in the meantime, since the person is no longer a dependant.',
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
    summary: 'End the access of a guardian',
    description:
      'For the desk, with a reason; the guardian is notified of it. The dependant stays a patient without a login, who can claim the account with a code or a link from the desk.',
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
