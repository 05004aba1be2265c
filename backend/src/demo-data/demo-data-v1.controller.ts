import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DemoData, RemoveDemoData } from '../../../openapi/contract/console/demo-data.js';
import { CurrentCaller } from '../common/http/actor.js';
import type { Caller } from '../common/http/actor.js';
import { Route } from '../common/http/documentation.js';
import { DemoRemoval } from './demo-removal.service.js';

@ApiTags('Settings')
@Controller('api/v1/demo-data')
export class DemoDataV1Controller {
  constructor(private readonly removal: DemoRemoval) {}

  @Get()
  @Route({
    id: 'getDemoData',
    summary: 'Get the state of the demo data',
    description: 'Counts the rows of the demo hospital and names what keeps them from being removed.',
    access: ['admin'],
    answer: DemoData,
  })
  getDemoData(@CurrentCaller() by: Caller): Promise<DemoData> {
    return this.removal.read(by);
  }

  @Post('remove')
  @HttpCode(200)
  @Route({
    id: 'removeDemoData',
    summary: 'Remove the demo data',
    description:
      'Removes the next part of the demo data, in about three seconds; call it until the state is none. The first call disables the demo accounts and hides its doctors and products. Nothing else is removed: doctors whom rows of real people name stay as disabled accounts, and changed settings stay. Fails with WRONG_STATE for an account of the demo, and while real people have open bookings with it; the error names them.',
    access: ['admin'],
    answer: DemoData,
    errors: [400, 409],
  })
  removeDemoData(
    @Body({ schema: RemoveDemoData }) _body: RemoveDemoData,
    @CurrentCaller() by: Caller,
  ): Promise<DemoData> {
    return this.removal.remove(by);
  }
}
