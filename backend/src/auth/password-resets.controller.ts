import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Done } from '../../../openapi/contract/common.js';
import { ForgotPassword, RESET_MINUTES, ResetPassword } from '../../../openapi/contract/people/login.js';
import { RequestOrigin } from '../common/http/actor.js';
import type { Origin } from '../common/http/actor.js';
import { Route } from '../common/http/documentation.js';
import { SkipAnswerStorage } from '../common/http/idempotency/idempotency.interceptor.js';
import { PasswordResets } from './password-resets.service.js';
import { tAuth } from '../messages/people/auth.js';

const ASKED = tAuth('reset.sent');

@ApiTags('Users')
@Controller('api/users')
export class PasswordResetsController {
  constructor(private readonly resets: PasswordResets) {}

  @Post('forgot-password')
  @HttpCode(200)
  @SkipAnswerStorage()
  @Route({
    id: 'forgotPassword',
    summary: 'Request a new password',
    description: `Mails a link that sets a new password. It is valid once and for ${RESET_MINUTES} minutes. A patient with medical records and an unconfirmed address must get the new password at the desk. The response and its timing do not reveal whether the account exists.`,
    access: 'public',
    whose: 'login',
    answer: Done,
    errors: [400],
  })
  async forgotPassword(
    @Body({ schema: ForgotPassword }) body: ForgotPassword,
    @RequestOrigin() origin: Origin,
  ): Promise<Done> {
    await this.resets.ask(body, origin);
    return { msg: ASKED };
  }

  @Post('reset-password')
  @HttpCode(200)
  @SkipAnswerStorage()
  @Route({
    id: 'resetPassword',
    summary: 'Set a new password by link',
    description: 'Takes the token of the mailed link. All sessions of the account end.',
    access: 'public',
    whose: 'login',
    answer: Done,
    errors: [400, 422],
  })
  async resetPassword(
    @Body({ schema: ResetPassword }) body: ResetPassword,
    @RequestOrigin() origin: Origin,
  ): Promise<Done> {
    await this.resets.reset(body, origin);
    return { msg: tAuth('passwordChanged.logIn') };
  }
}
