import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SearchAnswer, SearchQuery } from '../../../openapi/contract/site/search.js';
import { ResponseCache } from '../common/caching/response-cache.js';
import { SameForAll } from '../common/http/actor.js';
import { Route } from '../common/http/documentation.js';
import { Costs } from '../common/limits/costs.js';
import { SearchService } from './search.service.js';

@ApiTags('Search')
@Costs('search')
@Controller('api/v1/search')
export class SearchController {
  constructor(
    private readonly service: SearchService,
    private readonly ready: ResponseCache,
  ) {}

  @SameForAll()
  @Get()
  @Route({
    id: 'search',
    summary: 'Search all public content',
    description:
      'Searches doctors, specialities, lab tests, medicines and articles, grouped by kind. There are no wildcards. Typing errors and everyday words ("heart", "sugar", "bones") are understood. A complaint in English or Hindi ("stomach ache", "pet dard") returns its speciality first, then its doctors, and last the medicines that need no prescription. Emergency words in English or Hindi return the emergency numbers first. The response has an ETag.',
    access: 'public',
    cached: true,
    answer: SearchAnswer,
    errors: [400],
  })
  async search(
    @Query({ schema: SearchQuery }) query: SearchQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.ready.send(request, reply, await this.service.answer(query));
  }
}
