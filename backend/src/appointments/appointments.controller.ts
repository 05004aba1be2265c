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

/** These lists are plain arrays, so a header gives the total. */
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
    summary: 'List requests that wait for a doctor',
    description:
      "Returns the doctor's own pending requests and the unassigned requests of the doctor's speciality: paid requests first, then those of patients with a confirmed email address, newest first. `X-Total-Count` gives the total; page with `skip` and `limit`.",
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
    summary: 'List the accepted visits of a doctor',
    description:
      'Returns accepted visits that are not completed, nearest first. `from` and `to` limit them to a range of days. `X-Total-Count` gives the total; page with `skip` and `limit`.',
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
    summary: 'List the appointments of a patient',
    description:
      'Returns the appointments of the last twelve months except cancelled ones, newest first. `X-Total-Count` gives the total; page with `skip` and `limit`.',
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
    summary: 'Request any doctor of a speciality',
    description:
      'Creates a request without payment. The first doctor of the speciality who accepts it gets it. The ID card is a picture or a PDF. A person may have at most three open unpaid requests, or one until the email address is confirmed; otherwise the call fails with TOO_MANY_OPEN_REQUESTS. Fails with TOO_MANY_REQUESTS if there are too many from one network or for one speciality.',
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
    summary: 'Accept, reject or complete a request',
    description:
      'Accepting takes a date (dd-mm-yyyy) and an hour, each by default the requested one. A request without an hour gets the day only. If the day or hour differs from the requested one, the portal notifies the patient that the visit was moved. Rejecting refunds any payment and takes a reason, which the patient sees. Completing requires an accepted visit, and is also possible before its start. The portal notifies the patient by mail.',
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
      'Cancels the appointment and refunds any payment. The refund is full if a doctor or an administrator cancels, if the patient cancels at least 24 hours before, or if the hospital has moved the visit from the paid time. Otherwise nothing is refunded. `msg` states which. A patient can cancel until the visit begins, or until the end of the day for a visit without a time; after that, the call fails with VISIT_STARTED. Repeated calls return the same response.',
    access: USER_TYPES,
    answer: Done,
    errors: [404, 409],
  })
  deleteAppointment(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<Done> {
    return this.steps.cancel(id, by);
  }
}
