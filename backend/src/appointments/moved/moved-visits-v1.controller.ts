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
    summary: 'What cancelling would mean',
    description:
      'What the patient gets back when the caller cancels at this moment, in rupees and in a sentence, by the tiers of the settings; nothing is changed. Whatever the hospital cancels or has moved is refunded in full.',
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
    summary: 'What moving would mean',
    description:
      'Whether the caller may move the visit at this moment, until when and how often, what it costs in rupees, and whether the doctor has to accept it anew; nothing is changed. An administrator may name another doctor, and learns what goes back of the fee.',
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
      "To one of the doctor's free times; payment, documents and history stay with the visit. Its patient may do so until the last tier of the settings and as often as they say (MOVED_TOO_OFTEN, TOO_LATE_TO_MOVE), and the doctor accepts it anew. Moved by its doctor or an administrator, at any time before it begins, it stays accepted, and its patient can agree, ask for another time, or cancel with the full refund. An administrator may give it to another doctor with the same or a lower fee (DEARER_DOCTOR); the difference goes back. With a `version` or If-Match it happens only to the visit that was seen. Refused times: SAME_TIME, TIME_OVER, TOO_FAR_AHEAD, ON_LEAVE, SLOT_NOT_OFFERED, SLOT_TAKEN. Of two people who move it at once one does, and the other reads VISIT_MOVED.",
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
