import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { AcceptAppointment, Appointment, BookFollowUp } from '../../../openapi/contract/appointments.js';
import { Done, ListQuery } from '../../../openapi/contract/common.js';
import { USER_TYPES } from '../../../openapi/contract/users.js';
import { CurrentActor, RequestOrigin } from '../common/actor.js';
import type { Actor, Origin } from '../common/actor.js';
import { Repeatable, Route } from '../common/documentation.js';
import { contentRange } from '../common/list-answer.js';
import { ObjectIdPipe } from '../common/object-id.pipe.js';
import { AppointmentSteps } from './appointment-steps.service.js';
import { AppointmentsService } from './appointments.service.js';
import { FollowUpService } from './follow-up.service.js';

@ApiTags('Appointments')
@Controller('api/v1/appointments')
export class AppointmentsV1Controller {
  constructor(
    private readonly appointments: AppointmentsService,
    private readonly steps: AppointmentSteps,
    private readonly followUps: FollowUpService,
  ) {}

  @Get()
  @Route({
    id: 'listAppointments',
    summary: 'List appointments',
    description:
      "A patient's own, a doctor's own and the open requests of the speciality, or all for an administrator. Filters: status, doctorId, acceptedDoctorId, patientId, speciality, preferredDate_gte, preferredDate_lte, id (for a doctor also appointmentDate_gte and appointmentDate_lte: the days of visits). Sorts: id, preferredDate.",
    access: USER_TYPES,
    answer: z.array(Appointment),
    errors: [400],
  })
  async listAppointments(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Appointment[]> {
    const page = await this.appointments.list(query, actor);
    void reply.header('Content-Range', contentRange('appointments', page));
    return page.rows;
  }

  @Post()
  @Repeatable()
  @Route({
    id: 'bookFollowUp',
    summary: 'Book a follow-up',
    description:
      "A further visit at one of the doctor's free times for a patient whom an appointment links to the doctor: accepted at once, nothing to pay. The patient is told.",
    access: ['doctor'],
    answer: Appointment,
    makes: '/api/v1/appointments',
    status: 201,
    errors: [400, 404, 409, 422],
  })
  bookFollowUp(
    @Body({ schema: BookFollowUp }) body: BookFollowUp,
    @CurrentActor() actor: Actor,
    @RequestOrigin() origin: Origin,
  ): Promise<Appointment> {
    return this.followUps.book(body, actor, origin);
  }

  @Get(':id')
  @Route({
    id: 'getAppointment',
    summary: 'Read an appointment',
    description: "One appointment in the caller's scope.",
    access: USER_TYPES,
    answer: Appointment,
    errors: [404],
  })
  getAppointment(@Param('id', ObjectIdPipe) id: string, @CurrentActor() actor: Actor): Promise<Appointment> {
    return this.appointments.get(id, actor);
  }

  @Post(':id/accept')
  @HttpCode(200)
  @Repeatable()
  @Route({
    id: 'acceptAppointment',
    summary: 'Accept a request',
    description:
      'For a date, the preferred one when none is given. An administrator names the doctor of an unassigned request.',
    access: ['doctor', 'admin'],
    answer: Appointment,
    errors: [400, 404, 409, 422],
  })
  acceptAppointment(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: AcceptAppointment }) body: AcceptAppointment,
    @CurrentActor() actor: Actor,
    @RequestOrigin() origin: Origin,
  ): Promise<Appointment> {
    return this.steps.accept(id, body, actor, origin);
  }

  @Post(':id/reject')
  @HttpCode(200)
  @Repeatable()
  @Route({
    id: 'rejectAppointment',
    summary: 'Reject a request',
    description: 'Refunds what was paid in full and tells the patient.',
    access: ['doctor', 'admin'],
    answer: Appointment,
    errors: [404, 409],
  })
  rejectAppointment(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentActor() actor: Actor,
    @RequestOrigin() origin: Origin,
  ): Promise<Appointment> {
    return this.steps.reject(id, actor, origin);
  }

  @Post(':id/complete')
  @HttpCode(200)
  @Repeatable()
  @Route({
    id: 'completeAppointment',
    summary: 'Complete a visit',
    description: 'Only an accepted one can be completed.',
    access: ['doctor', 'admin'],
    answer: Appointment,
    errors: [404, 409],
  })
  completeAppointment(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentActor() actor: Actor,
    @RequestOrigin() origin: Origin,
  ): Promise<Appointment> {
    return this.steps.complete(id, actor, origin);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Repeatable()
  @Route({
    id: 'cancelAppointment',
    summary: 'Cancel an appointment',
    description: 'The same as the DELETE call of the portal; `msg` says what is refunded.',
    access: USER_TYPES,
    answer: Done,
    errors: [404, 409],
  })
  cancelAppointment(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentActor() actor: Actor,
    @RequestOrigin() origin: Origin,
  ): Promise<Done> {
    return this.steps.cancel(id, actor, origin);
  }
}
