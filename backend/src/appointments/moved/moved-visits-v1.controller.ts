import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../common/http/actor.js';
import type { Caller } from '../../common/http/actor.js';
import { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { AgreeToTime, AskAnotherTime } from '../../../../openapi/contract/care/moved-visits.js';
import { Idempotent, Route } from '../../common/http/documentation.js';
import { ObjectIdPipe } from '../../common/http/object-id.pipe.js';
import { MovedVisits } from './moved-visits.service.js';

@ApiTags('Appointments')
@Controller('api/v1/appointments')
export class MovedVisitsV1Controller {
  constructor(private readonly moved: MovedVisits) {}

  @Post(':id/agree')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'agreeToTime',
    summary: 'Agree to the time of a moved visit',
    description:
      'The patient of a visit that the hospital has set for another day or hour agrees to it, and names the time that was seen: VISIT_MOVED when it is another one by now. Repeating it gives the same answer. A visit at the time that was asked for: NOT_MOVED.',
    access: ['patient'],
    answer: AppointmentDto,
    errors: [400, 404, 409],
  })
  agreeToTime(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: AgreeToTime }) body: AgreeToTime,
    @CurrentCaller() by: Caller,
  ): Promise<AppointmentDto> {
    return this.moved.agree(id, body, by);
  }

  @Post(':id/ask-another-time')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'askAnotherTime',
    summary: 'Ask for another time of a moved visit',
    description:
      "The patient of a visit that the hospital has set for another day or hour asks the same doctor for one of the doctor's free hours, or for a day alone. The visit is a request again, paid as before: the doctor accepts or rejects it, and the time that had been set is free. `insteadOf` names it.",
    access: ['patient'],
    answer: AppointmentDto,
    errors: [400, 404, 409, 422],
  })
  askAnotherTime(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: AskAnotherTime }) body: AskAnotherTime,
    @CurrentCaller() by: Caller,
  ): Promise<AppointmentDto> {
    return this.moved.askAnotherTime(id, body, by);
  }
}
