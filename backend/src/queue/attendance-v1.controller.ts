import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { CHECK_IN_HOURS, NO_SHOW_AFTER_MINUTES } from '../../../openapi/contract/care/check-in.js';
import { USER_TYPES } from '../../../openapi/contract/people/fields.js';
import { CurrentCaller } from '../common/http/actor.js';
import type { Caller } from '../common/http/actor.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { Attendances } from './attendance.service.js';

@ApiTags('Queue')
@Controller('api/v1/appointments')
export class AttendanceV1Controller {
  constructor(private readonly attendances: Attendances) {}

  @Post(':id/check-in')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'checkIn',
    summary: 'Check a patient in',
    description: `Gives the patient of an accepted visit today the next token in the doctor's queue. The desk and the doctor can check in all day; patients from ${CHECK_IN_HOURS} hours before the start until ${NO_SHOW_AFTER_MINUTES} minutes after it (CHECK_IN_CLOSED otherwise). Repeated calls return the same token; a patient who was marked as a no-show gets a new one.`,
    access: USER_TYPES,
    answer: AppointmentDto,
    errors: [404, 409],
  })
  checkIn(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<AppointmentDto> {
    return this.attendances.checkIn(id, by);
  }

  @Post(':id/call')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'callPatient',
    summary: 'Call a patient',
    description:
      'Calls a checked-in patient to the doctor. The waiting room screen shows the token, and the patient is notified. Repeated calls return the same response.',
    access: ['doctor', 'admin'],
    answer: AppointmentDto,
    errors: [404, 409],
  })
  callPatient(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<AppointmentDto> {
    return this.attendances.call(id, by);
  }

  @Post(':id/call-in')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'callPatientIn',
    summary: 'Call a patient and start the consultation',
    description:
      'Calls a checked-in patient and starts the consultation in one step. The patient is notified unless already called. Repeated calls return the same response.',
    access: ['doctor', 'admin'],
    answer: AppointmentDto,
    errors: [404, 409],
  })
  callPatientIn(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<AppointmentDto> {
    return this.attendances.callIn(id, by);
  }

  @Post(':id/start')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'startConsultation',
    summary: 'Start a consultation',
    description:
      'Records that the patient is with the doctor, with or without a call. Completing the visit ends the consultation; its duration updates the expected waiting times. Repeated calls return the same response.',
    access: ['doctor', 'admin'],
    answer: AppointmentDto,
    errors: [404, 409],
  })
  startConsultation(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
  ): Promise<AppointmentDto> {
    return this.attendances.start(id, by);
  }

  @Post(':id/no-show')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'noteNoShow',
    summary: 'Mark a patient as a no-show',
    description: `Possible from ${NO_SHOW_AFTER_MINUTES} minutes after the start (NO_SHOW_EARLY before). The patient is notified. The visit stays accepted and nothing is refunded. A later check-in removes the mark. Repeated calls return the same response.`,
    access: ['doctor', 'admin'],
    answer: AppointmentDto,
    errors: [404, 409],
  })
  noteNoShow(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<AppointmentDto> {
    return this.attendances.noShow(id, by);
  }
}
