import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentCaller } from '../common/http/actor.js';
import type { Caller } from '../common/http/actor.js';
import { ListQuery } from '../../../openapi/contract/common.js';
import { SETTINGS_ID, Settings, UpdateSettings } from '../../../openapi/contract/site/settings.js';
import { Route } from '../common/http/documentation.js';
import { Failure } from '../common/errors/errors.js';
import { Versioned } from '../common/http/if-match.interceptor.js';
import { Listing } from '../common/lists/list-answer.js';
import { planList } from '../common/lists/list-query.js';
import type { ListRules } from '../common/lists/list-query.js';
import { SettingsService } from './settings.service.js';

/** There is one row, so there is nothing to filter or sort. */
const LIST: ListRules = { filters: {}, sorts: { id: '_id' }, defaultSort: ['id', 'ASC'] };

@ApiTags('Settings')
@Controller('api/v1/settings')
export class SettingsV1Controller {
  constructor(private readonly settings: SettingsService) {}

  @Get()
  @Route({
    id: 'listSettings',
    summary: 'List the settings',
    description: 'Returns a list with one record, for consoles that require lists. Sorts: id.',
    access: ['admin'],
    answer: z.array(Settings),
    list: 'settings',
    errors: [400],
  })
  async listSettings(@Query({ schema: ListQuery }) query: ListQuery): Promise<Listing<Settings>> {
    const plan = planList(query, LIST);
    return Listing.ofRows([await this.settings.get()], plan);
  }

  @Get(':id')
  @Versioned()
  @ApiParam({ name: 'id', example: SETTINGS_ID, description: 'ID of the only record.' })
  @Route({
    id: 'getSettings',
    summary: 'Get the settings',
    description: `Returns the only record, \`${SETTINGS_ID}\`.`,
    access: ['admin'],
    answer: Settings,
    errors: [404],
  })
  getSettings(@Param('id') id: string): Promise<Settings> {
    assertKnown(id);
    return this.settings.get();
  }

  @Put(':id')
  @Versioned()
  @ApiParam({ name: 'id', example: SETTINGS_ID, description: 'ID of the only record.' })
  @Route({
    id: 'updateSettings',
    summary: 'Update the settings',
    description:
      'Omitted fields keep their values; read-only fields are ignored. Fails with EDIT_CONFLICT if `version` is not the current one. Pages, prices, mails and documents change at once.',
    access: ['admin'],
    answer: Settings,
    errors: [400, 404, 409, 412],
  })
  updateSettings(
    @Param('id') id: string,
    @Body({ schema: UpdateSettings }) body: UpdateSettings,
    @CurrentCaller() by: Caller,
  ): Promise<Settings> {
    assertKnown(id);
    return this.settings.update(body, by);
  }
}

function assertKnown(id: string): void {
  if (id !== SETTINGS_ID) throw new Failure('NOT_FOUND');
}
