import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { UNDO_SECONDS } from '../../../../openapi/contract/care/responding.js';
import { CurrentCaller } from '../../common/http/actor.js';
import type { Caller } from '../../common/http/actor.js';
import { Idempotent, Route } from '../../common/http/documentation.js';
import { ObjectIdPipe } from '../../common/http/object-id.pipe.js';
import { RequestedTimes } from './requested-times.service.js';

@ApiTags('Appointments')
@Controller('api/v1/appointments')
export class RequestedTimesV1Controller {
  constructor(private readonly requested: RequestedTimes) {}

  @Post(':id/accept-requested-time')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'acceptRequestedTime',
    summary: 'Accept a request for the time asked for',
    description: `For the day and the hour asked for; a request without an hour gets the day alone. The visit is accepted at once. For ${UNDO_SECONDS} seconds the doctor can take that back (undo-accept); the patient is told after that.`,
    access: ['doctor'],
    answer: AppointmentDto,
    errors: [404, 409, 422],
  })
  acceptRequestedTime(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
  ): Promise<AppointmentDto> {
    return this.requested.accept(id, by);
  }

  @Post(':id/undo-accept')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'undoAccept',
    summary: 'Take the acceptance of a request back',
    description: `Makes a visit a request again that the doctor has accepted for the time asked for, within ${UNDO_SECONDS} seconds (then UNDO_OVER). Its patient is told nothing.`,
    access: ['doctor'],
    answer: AppointmentDto,
    errors: [404, 409],
  })
  undoAccept(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<AppointmentDto> {
    return this.requested.undo(id, by);
  }
}
