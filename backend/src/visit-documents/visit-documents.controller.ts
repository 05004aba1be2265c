import type { Caller, Origin } from '../common/http/actor.js';
import { CurrentCaller, RequestOrigin } from '../common/http/actor.js';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { USER_TYPES } from '../../../openapi/contract/people/fields.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { SignedQuery } from '../files/signed-address.js';
import type { Signed } from '../files/signed-address.js';
import { DocumentRoute } from '../pdf/document-route.js';
import { sendDocument } from '../pdf/pdf-document.js';
import { VisitDocuments } from './visit-documents.service.js';

const CALENDAR = ['text/calendar'] as const;

@ApiTags('Appointments')
@Controller('api')
export class VisitDocumentsController {
  constructor(private readonly documents: VisitDocuments) {}

  @Get('v1/appointments/:id/report')
  @DocumentRoute({
    id: 'getVisitReport',
    summary: 'The report of a visit',
    description:
      'With what its doctor wrote on the day. For whoever may see the completed visit, with their token.',
    access: USER_TYPES,
  })
  async getVisitReport(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendDocument(reply, await this.documents.forPerson(id, 'report', by));
  }

  @Get('papers/visits/:id/report')
  @DocumentRoute({
    id: 'openVisitReport',
    summary: 'The report of a visit, by its signed address',
    description: 'Opens with the signed, short-lived `reportUrl` of the appointment only.',
    access: 'signed',
  })
  async openVisitReport(
    @Param('id', ObjectIdPipe) id: string,
    @SignedQuery() signed: Signed,
    @RequestOrigin() origin: Origin,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendDocument(reply, await this.documents.forHolder(id, 'report', { signed, origin }));
  }

  @Get('v1/appointments/:id/receipt')
  @DocumentRoute({
    id: 'getVisitReceipt',
    summary: 'The receipt of a visit',
    description: 'For the patient who paid and administrators, with their token.',
    access: ['patient', 'admin'],
  })
  async getVisitReceipt(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendDocument(reply, await this.documents.forPerson(id, 'receipt', by));
  }

  @Get('papers/visits/:id/receipt')
  @DocumentRoute({
    id: 'openVisitReceipt',
    summary: 'The receipt of a visit, by its signed address',
    description: 'Opens with the signed, short-lived `receiptUrl` of the appointment only.',
    access: 'signed',
  })
  async openVisitReceipt(
    @Param('id', ObjectIdPipe) id: string,
    @SignedQuery() signed: Signed,
    @RequestOrigin() origin: Origin,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendDocument(reply, await this.documents.forHolder(id, 'receipt', { signed, origin }));
  }

  @Get('v1/appointments/:id/calendar')
  @DocumentRoute({
    id: 'getVisitCalendar',
    summary: 'A visit as a calendar file',
    description:
      'iCalendar, without the reason for the visit. For whoever may see the accepted visit, with their token.',
    access: USER_TYPES,
    kinds: CALENDAR,
  })
  async getVisitCalendar(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendDocument(reply, await this.documents.forPerson(id, 'calendar', by));
  }

  @Get('papers/visits/:id/calendar')
  @DocumentRoute({
    id: 'openVisitCalendar',
    summary: 'A visit as a calendar file, by its signed address',
    description: 'Opens with the signed, short-lived `calendarUrl` of the appointment only.',
    access: 'signed',
    kinds: CALENDAR,
  })
  async openVisitCalendar(
    @Param('id', ObjectIdPipe) id: string,
    @SignedQuery() signed: Signed,
    @RequestOrigin() origin: Origin,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendDocument(reply, await this.documents.forHolder(id, 'calendar', { signed, origin }));
  }
}
