import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Done } from '../../../../openapi/contract/common.js';
import { ClaimAccount } from '../../../../openapi/contract/people/walk-ins.js';
import { RequestOrigin } from '../../common/http/actor.js';
import type { Origin } from '../../common/http/actor.js';
import { Route } from '../../common/http/documentation.js';
import { SkipAnswerStorage } from '../../common/http/idempotency/idempotency.interceptor.js';
import { AccountClaims } from './account-claims.service.js';
import { tUser } from '../../messages/people/users.js';

@ApiTags('Users')
@Controller('api/users')
export class ClaimsController {
  constructor(private readonly claims: AccountClaims) {}

  @Post('claim')
  @HttpCode(200)
  @SkipAnswerStorage()
  @Route({
    id: 'claimAccount',
    summary: 'Claim an account that the desk created',
    description:
      'Takes the code that the desk printed, or the code in the mailed link, and sets address and password. Fails with CLAIM_INVALID if the code is wrong, used or expired. If the call fails with EMAIL_TAKEN, the code stays valid.',
    access: 'public',
    whose: 'login',
    answer: Done,
    errors: [400, 409, 422],
  })
  async claimAccount(
    @Body({ schema: ClaimAccount }) body: ClaimAccount,
    @RequestOrigin() origin: Origin,
  ): Promise<Done> {
    await this.claims.claim(body, origin);
    return { msg: tUser('claim.done') };
  }
}
