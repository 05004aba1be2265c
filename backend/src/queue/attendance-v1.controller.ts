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
    description: `Gives the patient of an accepted visit of today the next token of the doctor's queue. The desk and the doctor do it all day, patients from ${CHECK_IN_HOURS} hours before the start until ${NO_SHOW_AFTER_MINUTES} minutes after it (CHECK_IN_CLOSED). Repeating it gives the same token; a patient who was marked as not having come gets a new one.`,
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
    summary: 'Call a patient in',
    description:
      'Asks a patient who has checked in to come to the doctor: the token stands on the screen of the waiting room, and the patient is told. Repeating it gives the same answer.',
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
    summary: 'Call a patient in and start',
    description:
      'Calls a patient who has checked in and starts the consultation, as one step: the patient is told, unless that has been done before. Repeating it gives the same answer.',
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
      'The patient, called or not, is with the doctor. Completing the visit ends it; how long that took is the pace of the queue. Repeating it gives the same answer.',
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
    summary: 'Note that a patient has not come',
    description: `From ${NO_SHOW_AFTER_MINUTES} minutes after the start (NO_SHOW_EARLY); the patient is told. The visit stays accepted, and nothing is refunded: checking in ends it. Repeating it gives the same answer.`,
    access: ['doctor', 'admin'],
    answer: AppointmentDto,
    errors: [404, 409],
  })
  noteNoShow(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<AppointmentDto> {
    return this.attendances.noShow(id, by);
  }
}
