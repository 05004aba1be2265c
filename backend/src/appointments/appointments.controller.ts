import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res, UploadedFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { UploadedMultipartFile } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CurrentActor, CurrentCaller } from '../common/http/actor.js';
import type { Actor, Caller } from '../common/http/actor.js';
import {
  AppointmentDto,
  AppointmentAnswer,
  CreateAppointment,
  ID_CARD_MAX_BYTES,
} from '../../../openapi/contract/care/appointments.js';
import {
  AcceptedAppointmentsQuery,
  AppointmentsQuery,
} from '../../../openapi/contract/care/appointment-queries.js';
import { TOTAL_COUNT } from '../../../openapi/contract/total-count.js';
import { RespondToAppointment } from '../../../openapi/contract/care/responding.js';
import { Done } from '../../../openapi/contract/common.js';
import { USER_TYPES } from '../../../openapi/contract/people/fields.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { FormWithFile, bytesOf } from '../common/http/upload.js';
import { AppointmentSteps } from './appointment-steps.service.js';
import { AppointmentsService } from './appointments.service.js';
import type { Counted } from './appointments.service.js';
import { NewRequests } from './requests/new-requests.service.js';

const Appointments = z.array(AppointmentDto);

/** These lists are plain arrays: a header has the number of all rows. */
async function counted(
  page: Promise<Counted<AppointmentDto>>,
  reply: FastifyReply,
): Promise<AppointmentDto[]> {
  const { rows, total } = await page;
  void reply.header(TOTAL_COUNT, total);
  return rows;
}

@ApiTags('Appointments')
@Controller('api/appointments')
export class AppointmentsController {
  constructor(
    private readonly appointments: AppointmentsService,
    private readonly requests: NewRequests,
    private readonly steps: AppointmentSteps,
  ) {}

  @Get('doctor/:doctorId')
  @Route({
    id: 'listPendingAppointments',
    summary: 'Requests that wait for a doctor',
    description:
      "The doctor's own pending requests and the unassigned ones of the doctor's speciality: paid ones first, then those of patients with a confirmed email address, newest first. `X-Total-Count` says how many there are; `skip` and `limit` page to the end.",
    access: ['doctor', 'admin'],
    answer: Appointments,
    errors: [400],
  })
  listPendingAppointments(
    @Param('doctorId', ObjectIdPipe) doctorId: string,
    @Query({ schema: AppointmentsQuery }) query: AppointmentsQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AppointmentDto[]> {
    return counted(this.appointments.listPending(doctorId, query, actor), reply);
  }

  @Get('doctor/:doctorId/accepted')
  @Route({
    id: 'listAcceptedAppointments',
    summary: 'Visits that a doctor accepted',
    description:
      'Accepted and not yet completed, nearest first; with `from` and `to` those of some days. `X-Total-Count` says how many there are; `skip` and `limit` page to the end.',
    access: ['doctor', 'admin'],
    answer: Appointments,
    errors: [400],
  })
  listAcceptedAppointments(
    @Param('doctorId', ObjectIdPipe) doctorId: string,
    @Query({ schema: AcceptedAppointmentsQuery }) query: AcceptedAppointmentsQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AppointmentDto[]> {
    return counted(this.appointments.listAccepted(doctorId, query, actor), reply);
  }

  @Get('patient/:patientId')
  @Route({
    id: 'listPatientAppointments',
    summary: "A patient's appointments",
    description:
      'All of the last twelve months but the cancelled ones, newest first. `X-Total-Count` says how many there are; `skip` and `limit` page to the end.',
    access: ['patient', 'admin'],
    answer: Appointments,
    errors: [400],
  })
  listPatientAppointments(
    @Param('patientId', ObjectIdPipe) patientId: string,
    @Query({ schema: AppointmentsQuery }) query: AppointmentsQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AppointmentDto[]> {
    return counted(this.appointments.listForPatient(patientId, query, actor), reply);
  }

  @Post('create')
  @Idempotent()
  @FormWithFile('idCard', ID_CARD_MAX_BYTES)
  @Route({
    id: 'createAppointment',
    summary: 'Ask any doctor of a speciality',
    description:
      'A request without payment; the first doctor of the speciality who accepts it has it. The ID card is a picture or a PDF. A person has at most three open requests that are not paid, one until the email address is confirmed: TOO_MANY_OPEN_REQUESTS. Many of one network or of one speciality: TOO_MANY_REQUESTS.',
    access: ['patient'],
    answer: AppointmentAnswer,
    makes: '/api/v1/appointments',
    status: 201,
    errors: [400, 409, 413, 415, 422],
  })
  async createAppointment(
    @Body({ schema: CreateAppointment }) body: CreateAppointment,
    @UploadedFile() idCard: UploadedMultipartFile | undefined,
    @CurrentCaller() by: Caller,
  ) {
    return {
      msg: 'success' as const,
      value: await this.requests.create(body, bytesOf(idCard), by),
    };
  }

  @Put(':id/respond')
  @Route({
    id: 'respondToAppointment',
    summary: 'Accept, reject or complete',
    description:
      "Accepting takes a date (dd-mm-yyyy) and an hour, each the one asked for when none is given; a request without an hour gets the day alone. Of another day or hour than the one asked for the patient is told that the visit was moved. Rejecting refunds what was paid, and takes a reason that the patient reads. Completing is possible once accepted, also before the visit's start. The patient is told by mail.",
    access: ['doctor', 'admin'],
    answer: AppointmentAnswer,
    errors: [400, 404, 409, 422],
  })
  async respondToAppointment(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: RespondToAppointment }) body: RespondToAppointment,
    @CurrentCaller() by: Caller,
  ) {
    return { msg: 'success' as const, value: await this.steps.respond(id, body, by) };
  }

  @Delete(':id')
  @Route({
    id: 'deleteAppointment',
    summary: 'Cancel an appointment',
    description:
      'Cancels and refunds: in full when a doctor or an administrator cancels, or the patient does so at least 24 hours before, or at any time before a visit that the hospital has moved from the paid time; else nothing. `msg` says which. A patient can cancel until the visit begins (without a time: until its day is over), then the answer is VISIT_STARTED. Repeating it gives the same answer.',
    access: USER_TYPES,
    answer: Done,
    errors: [404, 409],
  })
  deleteAppointment(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<Done> {
    return this.steps.cancel(id, by);
  }
}
