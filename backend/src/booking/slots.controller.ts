import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { DaySlots, SlotsQuery } from '../../../openapi/contract/care/slots.js';
import { Route } from '../common/http/documentation.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { SlotsService } from './slots.service.js';

@ApiTags('Users')
@Controller('api/users/doctors')
export class SlotsController {
  constructor(private readonly slots: SlotsService) {}

  @Get(':id/slots')
  @Route({
    id: 'listSlots',
    summary: "A doctor's slots",
    description:
      'The days and times that a doctor offers, at most 60 days ahead, and which of them are free.',
    access: 'public',
    answer: z.array(DaySlots),
    errors: [400, 404],
  })
  listSlots(
    @Param('id', ObjectIdPipe) id: string,
    @Query({ schema: SlotsQuery }) query: SlotsQuery,
  ): Promise<DaySlots[]> {
    return this.slots.list(id, query);
  }
}
