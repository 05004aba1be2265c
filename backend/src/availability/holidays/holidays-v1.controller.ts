import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CreateHoliday, HolidayDto } from '../../../../openapi/contract/care/holidays.js';
import { ListQuery } from '../../../../openapi/contract/common.js';
import { CurrentCaller } from '../../common/http/actor.js';
import type { Caller } from '../../common/http/actor.js';
import { Idempotent, Route } from '../../common/http/documentation.js';
import { ObjectIdPipe } from '../../common/http/object-id.pipe.js';
import type { Listing } from '../../common/lists/list-answer.js';
import { HolidaysService } from './holidays.service.js';

@ApiTags('Availability')
@Controller('api/v1/holidays')
export class HolidaysV1Controller {
  constructor(private readonly holidays: HolidaysService) {}

  @Get()
  @Route({
    id: 'listHolidays',
    summary: 'List the holidays of the hospital',
    description:
      'Returns the days on which no doctor sees patients, latest first. Filters: id. Sorts: id, from.',
    access: ['doctor', 'admin'],
    answer: z.array(HolidayDto),
    list: 'holidays',
    errors: [400],
  })
  listHolidays(@Query({ schema: ListQuery }) query: ListQuery): Listing<HolidayDto> {
    return this.holidays.list(query);
  }

  @Post()
  @Idempotent()
  @Route({
    id: 'createHoliday',
    summary: 'Add a holiday',
    description:
      'Blocks these days for all doctors, including those who register later. Fails with LEAVE_OVER_VISITS and the list `visits` if a visit is booked on one of them. With `visits: "offer"` the holiday is added anyway, and each of these patients gets a case (listCasesOfLeave): another time, another doctor at no extra cost, or a full refund. They get it by mail and in their area.',
    access: ['admin'],
    answer: HolidayDto,
    status: 201,
    errors: [400, 409, 422],
  })
  createHoliday(
    @Body({ schema: CreateHoliday }) body: CreateHoliday,
    @CurrentCaller() by: Caller,
  ): Promise<HolidayDto> {
    return this.holidays.create(body, by);
  }

  @Delete(':id')
  @Route({
    id: 'deleteHoliday',
    summary: 'Remove a holiday',
    description:
      'Makes the days bookable again and returns the removed holiday. The visits of its open cases stay booked, and their patients are notified.',
    access: ['admin'],
    answer: HolidayDto,
    errors: [404],
  })
  deleteHoliday(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<HolidayDto> {
    return this.holidays.remove(id, by);
  }
}
