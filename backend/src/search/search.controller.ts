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
    summary: 'Search everything public',
    description:
      'Doctors, specialities, lab tests, medicines and articles, grouped by kind. Every character stands for itself; a typing error and everyday words ("heart", "sugar", "bones") are understood. A complaint, in English or Hindi ("stomach ache", "pet dard"), gives its speciality first, then its doctors, and medicines last: those that are sold without a prescription. Words that sound like an emergency, in English or Hindi, get its numbers first. Carries an ETag.',
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
