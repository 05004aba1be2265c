import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import { SetLabSubject } from '../../../../openapi/contract/shop/lab-subject.js';
import { CurrentCaller } from '../../common/http/actor.js';
import type { Caller } from '../../common/http/actor.js';
import { Idempotent, Route } from '../../common/http/documentation.js';
import { ObjectIdPipe } from '../../common/http/object-id.pipe.js';
import { LabSubjects } from './lab-subjects.service.js';

@ApiTags('Lab bookings')
@Controller('api/v1/lab-bookings')
export class LabSubjectsV1Controller {
  constructor(private readonly subjects: LabSubjects) {}

  @Post(':id/subject')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'setLabSubject',
    summary: 'Set whose sample it is',
    description:
      "Decides whether the sample is the patient's or somebody else's. An existing report moves into or out of the patient's trends; it keeps its ranges until it is corrected.",
    access: ['admin'],
    answer: LabBookingDto,
    errors: [400, 404, 409, 422],
  })
  setLabSubject(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: SetLabSubject }) body: SetLabSubject,
    @CurrentCaller() by: Caller,
  ): Promise<LabBookingDto> {
    return this.subjects.set(id, body, by);
  }
}
