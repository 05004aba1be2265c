import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Done } from '../../../../openapi/contract/common.js';
import { UserDto } from '../../../../openapi/contract/people/accounts.js';
import {
  CLAIM_DAYS,
  ClaimCode,
  MailClaim,
  RegisterWalkIn,
} from '../../../../openapi/contract/people/walk-ins.js';
import { FindCandidates, PatientCandidate } from '../../../../openapi/contract/people/identity/candidates.js';
import { CurrentCaller } from '../../common/http/actor.js';
import type { Caller } from '../../common/http/actor.js';
import { Idempotent, Route } from '../../common/http/documentation.js';
import { SkipAnswerStorage } from '../../common/http/idempotency/idempotency.interceptor.js';
import { ObjectIdPipe } from '../../common/http/object-id.pipe.js';
import { Candidates } from '../candidates/candidates.service.js';
import { AccountClaims } from './account-claims.service.js';
import { WalkIns } from './walk-ins.service.js';

@ApiTags('Patients')
@Controller('api/v1/patients')
export class WalkInsV1Controller {
  constructor(
    private readonly walkIns: WalkIns,
    private readonly claims: AccountClaims,
    private readonly candidates: Candidates,
  ) {}

  @Post()
  @Idempotent()
  @Route({
    id: 'registerWalkIn',
    summary: 'Register a person at the desk',
    description:
      'Creates a patient account without an email address or a password. A name and a phone number are enough. It has visits, payments and records like any other account. Login is possible only after it is claimed.',
    access: ['admin'],
    answer: UserDto,
    makes: '/api/v1/patients',
    status: 201,
    errors: [400, 422],
  })
  registerWalkIn(
    @Body({ schema: RegisterWalkIn }) body: RegisterWalkIn,
    @CurrentCaller() by: Caller,
  ): Promise<UserDto> {
    return this.walkIns.register(body, by);
  }

  @Post('new/candidates')
  @HttpCode(200)
  @Route({
    id: 'findPatientCandidates',
    summary: 'Find patients who may be the person to be added',
    description:
      'Returns patients with the same phone number or email address, or with the same date of birth and a similar name, best first. A name is similar in another order, script or spelling, with initials, or with one wrong letter per word. Changes nothing. Access is audited.',
    access: ['admin'],
    answer: z.array(PatientCandidate),
    errors: [400],
  })
  findPatientCandidates(
    @Body({ schema: FindCandidates }) body: FindCandidates,
    @CurrentCaller() by: Caller,
  ): Promise<PatientCandidate[]> {
    return this.candidates.find(body, by);
  }

  @Post(':id/claim-code')
  @HttpCode(200)
  @SkipAnswerStorage()
  @Route({
    id: 'printClaimCode',
    summary: 'Create a code to claim a patient account',
    description: `Requires an account without an email address or with an unconfirmed one. The patient enters the code within ${CLAIM_DAYS} days, once. Invalidates the previous code. Fails with ALREADY_CLAIMED for a claimed account with a confirmed address, and with NOT_OF_AGE for a dependant who is a minor.`,
    access: ['admin'],
    answer: ClaimCode,
    errors: [404, 409],
  })
  printClaimCode(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<ClaimCode> {
    return this.claims.print(id, by);
  }

  @Post(':id/claim-mail')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'mailClaimLink',
    summary: 'Mail a link to claim a patient account',
    description: `Requires an account without an email address or with an unconfirmed one. With the link, the patient sets a password within ${CLAIM_DAYS} days, once, which also confirms the address. Fails with ALREADY_CLAIMED for a claimed account with a confirmed address, with NOT_OF_AGE for a dependant who is a minor, and with EMAIL_TAKEN if the address belongs to another patient.`,
    access: ['admin'],
    answer: Done,
    errors: [400, 404, 409],
  })
  async mailClaimLink(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: MailClaim }) body: MailClaim,
    @CurrentCaller() by: Caller,
  ): Promise<Done> {
    await this.claims.mail(id, body, by);
    return { msg: 'success' };
  }
}
