import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Done } from '../../../../openapi/contract/common.js';
import { UserDto } from '../../../../openapi/contract/people/accounts.js';
import {
  CLAIM_DAYS,
  ClaimCode,
  MailClaim,
  RegisterWalkIn,
} from '../../../../openapi/contract/people/walk-ins.js';
import { CurrentCaller } from '../../common/http/actor.js';
import type { Caller } from '../../common/http/actor.js';
import { Idempotent, Route } from '../../common/http/documentation.js';
import { AnswerNotKept } from '../../common/http/idempotency/idempotency.interceptor.js';
import { ObjectIdPipe } from '../../common/http/object-id.pipe.js';
import { AccountClaims } from './account-claims.service.js';
import { WalkIns } from './walk-ins.service.js';

@ApiTags('Patients')
@Controller('api/v1/patients')
export class WalkInsV1Controller {
  constructor(
    private readonly walkIns: WalkIns,
    private readonly claims: AccountClaims,
  ) {}

  @Post()
  @Idempotent()
  @Route({
    id: 'registerWalkIn',
    summary: 'Register a person at the desk',
    description:
      'Opens the account of a patient without an email address or a password: a name and a phone number are enough. Visits, payments and records belong to it as to every other; login is possible only after it is claimed.',
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

  @Post(':id/claim-code')
  @HttpCode(200)
  @AnswerNotKept()
  @Route({
    id: 'printClaimCode',
    summary: 'Get a code by which a patient claims their account',
    description: `For an account without an email address, or with one that was never confirmed: the patient types the code within ${CLAIM_DAYS} days, once. The one before it no longer works. A claimed account with a confirmed address: ALREADY_CLAIMED; a dependant who is not of age: NOT_OF_AGE.`,
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
    summary: 'Mail a link by which a patient claims their account',
    description: `For an account without an email address, or with one that was never confirmed: the link lets the patient choose a password within ${CLAIM_DAYS} days, once, and the address is confirmed by it. A claimed account with a confirmed address: ALREADY_CLAIMED; a dependant who is not of age: NOT_OF_AGE; the address of another patient: EMAIL_TAKEN.`,
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
