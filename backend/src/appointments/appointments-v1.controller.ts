import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentActor, CurrentCaller } from '../common/http/actor.js';
import type { Actor, Caller } from '../common/http/actor.js';
import { AppointmentDto, RefuseAppointment } from '../../../openapi/contract/care/appointments.js';
import { AcceptAppointment } from '../../../openapi/contract/care/responding.js';
import { BulkAppointments } from '../../../openapi/contract/console/bulk.js';
import type { BulkResult } from '../../../openapi/contract/console/bulk.js';
import { Done, ListQuery } from '../../../openapi/contract/common.js';
import { USER_TYPES } from '../../../openapi/contract/people/fields.js';
import { BulkRoute, inBulk } from '../common/lists/bulk.js';
import { Versioned } from '../common/http/if-match.interceptor.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import { fieldFailure } from '../common/errors/errors.js';
import type { Listing } from '../common/lists/list-answer.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { AppointmentSteps } from './appointment-steps.service.js';
import { AppointmentsService } from './appointments.service.js';
import { LeaveToColleagues } from './leave-to-colleagues.service.js';
import { tAppointment } from '../messages/care/appointments.js';

@ApiTags('Appointments')
@Controller('api/v1/appointments')
export class AppointmentsV1Controller {
  constructor(
    private readonly appointments: AppointmentsService,
    private readonly steps: AppointmentSteps,
    private readonly colleagues: LeaveToColleagues,
  ) {}

  @Get()
  @Route({
    id: 'listAppointments',
    summary: 'List appointments',
    description:
      "A patient's own, a doctor's own with what the doctor rejected and the open requests of the speciality, or all for an administrator. Filters: q (patient or doctor, by beginnings of words of the name or of the email; an id), status, doctorId, acceptedDoctorId, rejectedBy, patientId, speciality, preferredDate_gte, preferredDate_lte, id (for a doctor also appointmentDate_gte and appointmentDate_lte: the days of visits; for an administrator also nobodyLeft: true for the requests to a speciality that none of its doctors can take any more, nobodyTook: true for those that none has taken for a day, and unpaid: true for accepted and completed visits that nothing was paid for). Sorts: id, preferredDate.",
    access: USER_TYPES,
    answer: z.array(AppointmentDto),
    list: 'appointments',
    errors: [400],
  })
  listAppointments(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Listing<AppointmentDto>> {
    return this.appointments.list(query, actor);
  }

  @BulkRoute(
    'bulkAppointments',
    'appointments',
    'Cancels appointments or rejects requests, with a reason if one is given, and pays back what was paid; completes visits.',
  )
  bulkAppointments(
    @Body({ schema: BulkAppointments }) body: BulkAppointments,
    @CurrentCaller() by: Caller,
  ): Promise<BulkResult> {
    const { action, reason } = body;
    if (reason && action === 'complete')
      throw fieldFailure('reason', tAppointment('reasonNotAllowed'), 'VALIDATION_FAILED');
    return inBulk(body, {
      cancel: (id) => this.steps.cancel(id, by, { reason }),
      reject: (id) => this.steps.reject(id, by, { reason }),
      complete: (id) => this.steps.complete(id, by),
    });
  }

  @Get(':id')
  @Versioned()
  @Route({
    id: 'getAppointment',
    summary: 'Read an appointment',
    description: "One appointment in the caller's scope.",
    access: USER_TYPES,
    answer: AppointmentDto,
    errors: [404],
  })
  getAppointment(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<AppointmentDto> {
    return this.appointments.get(id, actor);
  }

  @Post(':id/accept')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'acceptAppointment',
    summary: 'Accept a request',
    description:
      'For a date and an hour, each the one asked for when none is given; a request without an hour gets the day alone. Of another day or hour than the one asked for the patient is told that the visit was moved. An administrator names the doctor of an unassigned request.',
    access: ['doctor', 'admin'],
    answer: AppointmentDto,
    errors: [400, 404, 409, 422],
  })
  acceptAppointment(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: AcceptAppointment }) body: AcceptAppointment,
    @CurrentCaller() by: Caller,
  ): Promise<AppointmentDto> {
    return this.steps.accept(id, body, by);
  }

  @Post(':id/reject')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'rejectAppointment',
    summary: 'Reject a request',
    description:
      'Ends the request, one to a speciality for all its doctors: refunds what was paid in full and tells the patient, with the reason if one is given.',
    access: ['doctor', 'admin'],
    answer: AppointmentDto,
    bodyOptional: true,
    errors: [400, 404, 409],
  })
  rejectAppointment(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: RefuseAppointment.optional() }) body: RefuseAppointment | undefined,
    @CurrentCaller() by: Caller,
  ): Promise<AppointmentDto> {
    return this.steps.reject(id, by, body);
  }

  @Post(':id/leave-to-colleagues')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'leaveAppointmentToColleagues',
    summary: 'Leave a request to colleagues',
    description:
      "Takes a request that names a speciality only out of the caller's list; it stays open to the other doctors of the speciality, and the patient is told nothing. `msg` says how many they are; when none is left the request is on the administrators' list (filter nobodyLeft). Repeating it gives the same answer. A request that names a doctor: REQUEST_ASSIGNED.",
    access: ['doctor'],
    answer: Done,
    errors: [404, 409],
  })
  leaveAppointmentToColleagues(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
  ): Promise<Done> {
    return this.colleagues.leave(id, by);
  }

  @Post(':id/complete')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'completeAppointment',
    summary: 'Complete a visit',
    description: 'Only an accepted one can be completed; also before its start.',
    access: ['doctor', 'admin'],
    answer: AppointmentDto,
    errors: [404, 409],
  })
  completeAppointment(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
  ): Promise<AppointmentDto> {
    return this.steps.complete(id, by);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'cancelAppointment',
    summary: 'Cancel an appointment',
    description:
      'The same as the DELETE call of the portal, with a reason if one is given; `msg` says what is refunded.',
    access: USER_TYPES,
    answer: Done,
    bodyOptional: true,
    errors: [400, 404, 409],
  })
  cancelAppointment(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: RefuseAppointment.optional() }) body: RefuseAppointment | undefined,
    @CurrentCaller() by: Caller,
  ): Promise<Done> {
    return this.steps.cancel(id, by, body);
  }
}
