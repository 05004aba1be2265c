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
      "Returns the caller's appointments: a patient's own; a doctor's own, including those the doctor rejected and the open requests of the speciality; or all for an administrator. Filters: q (patient or doctor name or email, by word prefix; an ID), status, doctorId, acceptedDoctorId, rejectedBy, patientId, speciality, preferredDate_gte, preferredDate_lte, id (doctors also have appointmentDate_gte and appointmentDate_lte, the dates of visits; administrators also have nobodyLeft: true for requests to a speciality that none of its doctors can still accept, nobodyTook: true for requests that no doctor has accepted within a day, and unpaid: true for accepted and completed visits without a payment). Sorts: id, preferredDate.",
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
    'Cancels appointments or rejects requests, with an optional reason, and refunds payments; or completes visits.',
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
    summary: 'Get an appointment',
    description: "Returns one appointment in the caller's scope.",
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
      'Accepts the request for a date and an hour, each by default the requested one. A request without an hour gets the day only. If the day or hour differs from the requested one, the portal notifies the patient that the visit was moved. An administrator must name the doctor of an unassigned request.',
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
      'Ends the request; a request to a speciality ends for all its doctors. Refunds any payment in full and notifies the patient, with an optional reason.',
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
      "Removes a request that names only a speciality from the caller's list. It stays open to the other doctors of the speciality, and the patient is not notified. `msg` gives their number; if none remains, administrators see the request (filter nobodyLeft). Repeated calls return the same response. Fails with REQUEST_ASSIGNED if the request names a doctor.",
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
    description: 'Requires an accepted visit. Also possible before its start.',
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
    description: "Equivalent to the portal's DELETE route, with an optional reason. `msg` states the refund.",
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
