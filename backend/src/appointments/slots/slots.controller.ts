import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DaySlots, SlotsQuery } from '../../../../openapi/contract/care/slots.js';
import { ResponseCache } from '../../common/caching/response-cache.js';
import { SameForAll } from '../../common/http/actor.js';
import { Route } from '../../common/http/documentation.js';
import { ObjectIdPipe } from '../../common/http/object-id.pipe.js';
import { SlotsService } from './slots.service.js';

@ApiTags('Users')
@Controller('api/users/doctors')
export class SlotsController {
  constructor(
    private readonly slots: SlotsService,
    private readonly ready: ResponseCache,
  ) {}

  @SameForAll()
  @Get(':id/slots')
  @Route({
    id: 'listSlots',
    summary: 'List the slots of a doctor',
    description:
      'Returns the days and times that a doctor offers, at most 60 days ahead, and whether each is free. The response has an ETag.',
    access: 'public',
    cached: true,
    answer: z.array(DaySlots),
    errors: [400, 404],
  })
  async listSlots(
    @Param('id', ObjectIdPipe) id: string,
    @Query({ schema: SlotsQuery }) query: SlotsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.ready.send(request, reply, await this.slots.answer(id, query));
  }
}
