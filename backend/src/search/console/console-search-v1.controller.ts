import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import {
  ConsoleSearchGroup,
  ConsoleSearchQuery,
} from '../../../../openapi/contract/console/console-search.js';
import { CurrentCaller } from '../../common/http/actor.js';
import type { Caller } from '../../common/http/actor.js';
import { Route } from '../../common/http/documentation.js';
import { Costs } from '../../common/limits/costs.js';
import { ConsoleSearch } from './console-search.service.js';

@ApiTags('Search')
@Costs('search')
@Controller('api/v1/console-search')
export class ConsoleSearchV1Controller {
  constructor(private readonly search: ConsoleSearch) {}

  @Get()
  @Route({
    id: 'searchConsole',
    summary: 'Search people and their records',
    description:
      'Finds patients and doctors by name, email address or phone number, together with their records; orders by number; and any record by its ID. Groups without results are omitted. Access to patients is audited.',
    access: ['admin'],
    answer: z.array(ConsoleSearchGroup),
    errors: [400],
  })
  searchConsole(
    @Query({ schema: ConsoleSearchQuery }) { q }: ConsoleSearchQuery,
    @CurrentCaller() by: Caller,
  ): Promise<ConsoleSearchGroup[]> {
    return this.search.find(q, by);
  }
}
