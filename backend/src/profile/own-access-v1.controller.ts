import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentActor, CurrentCaller } from '../common/http/actor.js';
import type { Actor, Caller } from '../common/http/actor.js';
import { Done } from '../../../openapi/contract/common.js';
import { ChangePassword, SessionInfo } from '../../../openapi/contract/people/login.js';
import { USER_TYPES } from '../../../openapi/contract/people/fields.js';
import { Route } from '../common/http/documentation.js';
import { SkipAnswerStorage } from '../common/http/idempotency/idempotency.interceptor.js';
import { OwnAccessService } from './own-access.service.js';
import { tProfile } from '../messages/people/profile.js';

@ApiTags('Own account')
@Controller('api/v1/me')
export class OwnAccessV1Controller {
  constructor(private readonly access: OwnAccessService) {}

  @Post('password')
  @HttpCode(200)
  @SkipAnswerStorage()
  @Route({
    id: 'changePassword',
    summary: 'Change own password',
    description: 'Ends all other sessions of the account. Failed attempts count like failed logins.',
    access: USER_TYPES,
    whose: 'login',
    answer: Done,
    errors: [400, 409, 422],
  })
  async changePassword(
    @Body({ schema: ChangePassword }) body: ChangePassword,
    @CurrentCaller() by: Caller,
  ): Promise<Done> {
    await this.access.changePassword(body, by);
    return { msg: tProfile('passwordChanged') };
  }

  @Get('sessions')
  @Route({
    id: 'listSessions',
    summary: 'List own sessions',
    description: 'Returns the active sessions, newest first.',
    access: USER_TYPES,
    whose: 'login',
    answer: z.array(SessionInfo),
  })
  listSessions(@CurrentActor() actor: Actor): Promise<SessionInfo[]> {
    return this.access.listSessions(actor);
  }

  @Delete('sessions/others')
  @Route({
    id: 'endOtherSessions',
    summary: 'End all other sessions',
    description: 'Ends all sessions of the account except the current one.',
    access: USER_TYPES,
    whose: 'login',
    answer: Done,
  })
  async endOtherSessions(@CurrentCaller() by: Caller): Promise<Done> {
    const ended = await this.access.endOtherSessions(by);
    return {
      msg: tProfile('otherLoginsEnded', { count: ended }),
    };
  }
}
