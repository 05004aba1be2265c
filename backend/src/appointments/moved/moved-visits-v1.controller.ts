import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, CurrentCaller } from '../../common/http/actor.js';
import type { Actor, Caller } from '../../common/http/actor.js';
import { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import {
  AgreeToTime,
  AskAnotherTime,
  CancellationPreview,
  MoveAppointment,
  MovePreview,
  MoveQuery,
} from '../../../../openapi/contract/care/moved-visits.js';
import { Idempotent, Route } from '../../common/http/documentation.js';
import { ObjectIdPipe } from '../../common/http/object-id.pipe.js';
import { USER_TYPES } from '../../../../openapi/contract/people/fields.js';
import { Versioned } from '../../common/http/if-match.interceptor.js';
import { MovedVisits } from './moved-visits.service.js';
import { MoveVisits } from './move-visits.service.js';
import { Previews } from './previews.service.js';

@ApiTags('Appointments')
@Controller('api/v1/appointments')
export class MovedVisitsV1Controller {
  constructor(
    private readonly moved: MovedVisits,
    private readonly moves: MoveVisits,
    private readonly previews: Previews,
  ) {}

  @Get(':id/cancellation')
  @Route({
    id: 'previewCancellation',
    summary: 'Preview a cancellation',
    description:
      'Returns the refund if the caller cancels now, in rupees and as a sentence, by the tiers in the settings. Changes nothing. A visit that the hospital cancels or has moved is refunded in full.',
    access: USER_TYPES,
    answer: CancellationPreview,
    errors: [404],
  })
  previewCancellation(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<CancellationPreview> {
    return this.previews.cancellation(id, actor);
  }

  @Get(':id/move')
  @Route({
    id: 'previewMove',
    summary: 'Preview a move',
    description:
      'Returns whether the caller may move the visit now, the deadline, the number of moves left, the cost in rupees, and whether the doctor must accept the visit again. Changes nothing. An administrator may name another doctor; the response then includes the refund of the fee difference.',
    access: USER_TYPES,
    answer: MovePreview,
    errors: [400, 404],
  })
  previewMove(
    @Param('id', ObjectIdPipe) id: string,
    @Query({ schema: MoveQuery }) query: MoveQuery,
    @CurrentActor() actor: Actor,
  ): Promise<MovePreview> {
    return this.previews.move(id, query, actor);
  }

  @Post(':id/move')
  @HttpCode(200)
  @Idempotent()
  @Versioned()
  @Route({
    id: 'moveAppointment',
    summary: 'Move a visit to another time',
    description:
      'Moves the visit to a free time of the doctor. Payment, documents and history stay with the visit. A patient may move it until the last tier in the settings (TOO_LATE_TO_MOVE) and as often as the settings allow (MOVED_TOO_OFTEN); the doctor must then accept it again. Its doctor or an administrator may move it at any time before it begins. It then stays accepted, and the patient can agree, ask for another time, or cancel with a full refund. An administrator may assign it to another doctor with the same or a lower fee (DEARER_DOCTOR); the difference is refunded. With a `version` or If-Match, the call fails if the visit has changed. Time errors: SAME_TIME, TIME_OVER, TOO_FAR_AHEAD, ON_LEAVE, SLOT_NOT_OFFERED, SLOT_TAKEN. If two callers move it at the same time, one succeeds and the other gets VISIT_MOVED.',
    access: USER_TYPES,
    answer: AppointmentDto,
    errors: [400, 403, 404, 409, 412, 422],
  })
  moveAppointment(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: MoveAppointment }) body: MoveAppointment,
    @CurrentCaller() by: Caller,
  ): Promise<AppointmentDto> {
    return this.moves.move(id, body, by);
  }

  @Post(':id/agree')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'agreeToTime',
    summary: 'Agree to the time of a moved visit',
    description:
      'The patient agrees to the day and hour that the hospital has set, and names the time that was shown. Fails with VISIT_MOVED if the visit is now at another time, or with NOT_MOVED if it is at the requested time. Repeated calls return the same response.',
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
    summary: 'Request another time for a moved visit',
    description:
      'The patient of a visit that the hospital has moved asks the same doctor for a free hour, or for a day only. The visit becomes a request again and stays paid. The doctor accepts or rejects it, and the time that the hospital had set becomes free. `insteadOf` names that time.',
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
