import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Done } from '../../../openapi/contract/common.js';
import { SetUp, SetUpDemo, SetUpState } from '../../../openapi/contract/site/set-up.js';
import { RequestOrigin } from '../common/http/actor.js';
import type { Origin } from '../common/http/actor.js';
import { Route } from '../common/http/documentation.js';
import { SkipAnswerStorage } from '../common/http/idempotency/idempotency.interceptor.js';
import { tSetUp } from '../messages/site/set-up.js';
import { SetUpService } from './set-up.service.js';

@ApiTags('Hospital')
@Controller('api/v1/setup')
export class SetUpController {
  constructor(private readonly setUp: SetUpService) {}

  @Get()
  @Route({
    id: 'getSetUp',
    summary: 'Get the state of the set-up',
    description: 'Says whether the hospital still has to be set up.',
    access: 'public',
    answer: SetUpState,
  })
  getSetUp(): Promise<SetUpState> {
    return this.setUp.read();
  }

  @Post()
  @HttpCode(200)
  @SkipAnswerStorage()
  @Route({
    id: 'setUpHospital',
    summary: 'Set up the hospital',
    description:
      'Creates the first administrator and, if given, the first doctor, and opens the site with the first settings. Takes the one-time code that the start of the portal prints. Fails with WRONG_STATE once there is an administrator, and for the field `code` if the code is wrong, used or expired. A call that fails leaves the code valid.',
    access: 'public',
    answer: Done,
    errors: [400, 409, 422],
  })
  async setUpHospital(@Body({ schema: SetUp }) body: SetUp, @RequestOrigin() origin: Origin): Promise<Done> {
    await this.setUp.finish(body, origin);
    return { msg: tSetUp('done') };
  }

  @Post('demo')
  @HttpCode(200)
  @SkipAnswerStorage()
  @Route({
    id: 'createDemoHospital',
    summary: 'Create the demo hospital',
    description:
      'Fills the empty database with the demo hospital, which takes about ten seconds. Not in production. Fails like the set-up.',
    access: 'public',
    answer: Done,
    errors: [400, 409, 422],
  })
  async createDemoHospital(@Body({ schema: SetUpDemo }) body: SetUpDemo): Promise<Done> {
    await this.setUp.createDemo(body);
    return { msg: tSetUp('demoDone') };
  }
}
