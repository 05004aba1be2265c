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
    summary: 'Accept a request for the requested time',
    description: `Accepts the request for the requested day and hour; a request without an hour gets the day only. The visit is accepted at once. The doctor can undo this for ${UNDO_SECONDS} seconds (undo-accept). The patient is notified after that.`,
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
    summary: 'Undo the acceptance of a request',
    description: `Turns a visit that the doctor has accepted for the requested time back into a request, within ${UNDO_SECONDS} seconds. After that, the call fails with UNDO_OVER. The patient is not notified.`,
    access: ['doctor'],
    answer: AppointmentDto,
    errors: [404, 409],
  })
  undoAccept(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<AppointmentDto> {
    return this.requested.undo(id, by);
  }
}
