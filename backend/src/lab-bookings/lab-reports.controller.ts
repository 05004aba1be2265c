import type { Caller, Origin } from '../common/http/actor.js';
import { CurrentCaller, RequestOrigin } from '../common/http/actor.js';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { SignedQuery } from '../files/signed-address.js';
import type { Signed } from '../files/signed-address.js';
import { DocumentRoute } from '../pdf/document-route.js';
import { sendDocument } from '../pdf/pdf-document.js';
import { LabReports } from './lab-reports.service.js';

@ApiTags('Lab bookings')
@Controller('api')
export class LabReportsController {
  constructor(private readonly reports: LabReports) {}

  @Get('v1/lab-bookings/:id/report')
  @DocumentRoute({
    id: 'getLabReport',
    summary: 'Report of a lab booking',
    description: "For the booking's patient and administrators, with their token.",
    access: ['patient', 'admin'],
  })
  async getLabReport(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendDocument(reply, await this.reports.forPerson(id, by));
  }

  @Get('papers/lab-reports/:id')
  @DocumentRoute({
    id: 'openLabReport',
    summary: 'Report of a lab booking by its signed address',
    description: 'Opens with the signed, short-lived `reportUrl` of the booking only.',
    access: 'signed',
  })
  async openLabReport(
    @Param('id', ObjectIdPipe) id: string,
    @SignedQuery() signed: Signed,
    @RequestOrigin() origin: Origin,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendDocument(reply, await this.reports.forHolder(id, { signed, origin }));
  }
}
