import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentCaller, RequestOrigin } from '../../common/http/actor.js';
import type { Caller, Origin } from '../../common/http/actor.js';
import { Done } from '../../../../openapi/contract/common.js';
import { CONFIRMATION_HOURS, ConfirmEmail } from '../../../../openapi/contract/people/login.js';
import { USER_TYPES } from '../../../../openapi/contract/people/fields.js';
import { Route } from '../../common/http/documentation.js';
import { SkipAnswerStorage } from '../../common/http/idempotency/idempotency.interceptor.js';
import { EmailConfirmations } from './email-confirmations.service.js';
import { tAuth } from '../../messages/people/auth.js';

@ApiTags('Users')
@Controller('api')
export class EmailConfirmationsController {
  constructor(private readonly confirmations: EmailConfirmations) {}

  @Post('users/confirm-email')
  @HttpCode(200)
  @SkipAnswerStorage()
  @Route({
    id: 'confirmEmail',
    summary: 'Confirm an email address by link',
    description: `Takes the token of the link that was mailed at registration. The token is valid once and for ${CONFIRMATION_HOURS} hours.`,
    access: 'public',
    whose: 'login',
    answer: Done,
    errors: [400, 422],
  })
  async confirmEmail(
    @Body({ schema: ConfirmEmail }) body: ConfirmEmail,
    @RequestOrigin() origin: Origin,
  ): Promise<Done> {
    await this.confirmations.confirm(body, origin);
    return { msg: tAuth('confirmation.done') };
  }

  @Post('v1/me/email-confirmation')
  @HttpCode(200)
  @Route({
    id: 'askForEmailConfirmation',
    summary: 'Resend the confirmation link',
    description:
      "Mails another link that confirms the caller's email address, at most three times per hour. Sends nothing if the address is already confirmed.",
    access: USER_TYPES,
    whose: 'login',
    answer: Done,
  })
  async askForEmailConfirmation(@CurrentCaller() by: Caller): Promise<Done> {
    await this.confirmations.askAgain(by);
    return { msg: tAuth('confirmation.sent') };
  }
}
