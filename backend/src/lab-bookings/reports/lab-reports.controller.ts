import { Controller, Get, Injectable, Param, Res } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Failure } from '../../common/errors/errors.js';
import { CurrentCaller, RequestOrigin } from '../../common/http/actor.js';
import type { Caller, Origin } from '../../common/http/actor.js';
import { ObjectIdPipe } from '../../common/http/object-id.pipe.js';
import { SignedQuery } from '../../files/signed-address.js';
import type { Signed } from '../../files/signed-address.js';
import { DocumentRoute, documentController } from '../../pdf/document-controller.js';
import { sendDocument } from '../../pdf/pdf-document.js';
import { LabReports } from './lab-reports.service.js';
import { tLabBooking } from '../../messages/shop/lab-bookings.js';

const TAG = tLabBooking('labBookings');

export const LabReportsController = documentController({
  tag: TAG,
  service: LabReports,
  source: (reports) => reports,
  own: {
    path: 'v1/lab-bookings/:id/report',
    operationId: 'getLabReport',
    summary: 'Get the report of a lab booking',
    description:
      "Returns the current report. Requires the token of the booking's patient or of an administrator.",
    access: ['patient', 'admin'],
  },
  signed: {
    path: 'papers/lab-reports/:id',
    operationId: 'openLabReport',
    summary: 'Get the report of a lab booking by signed URL',
    description: 'Requires the signed, short-lived `reportUrl` of the booking.',
  },
});

/** A report version in a path. A value that is not a number is treated as a missing report. */
@Injectable()
class VersionPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!/^[1-9]\d{0,3}$/.test(value)) throw new Failure('NOT_FOUND');
    return Number(value);
  }
}

const Version = ApiParam({ name: 'version', example: 1, description: '`version` of the report.' });

/** Every report of a booking, including corrected ones. */
@ApiTags(TAG)
@Controller('api')
export class EarlierLabReportsController {
  constructor(private readonly reports: LabReports) {}

  @Get('v1/lab-bookings/:id/reports/:version')
  @Version
  @DocumentRoute({
    id: 'getLabReportVersion',
    summary: 'Get one report version of a lab booking',
    description:
      "Also returns reports that were corrected later. Requires the token of the booking's patient or of an administrator.",
    access: ['patient', 'admin'],
  })
  async getLabReportVersion(
    @Param('id', ObjectIdPipe) id: string,
    @Param('version', VersionPipe) version: number,
    @CurrentCaller() by: Caller,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendDocument(reply, await this.reports.forPerson(id, by, version));
  }

  @Get('papers/lab-reports/:id/versions/:version')
  @Version
  @DocumentRoute({
    id: 'openLabReportVersion',
    summary: 'Get one report version of a lab booking by signed URL',
    description: 'Requires the signed, short-lived `url` of a corrected report.',
    access: 'signed',
  })
  async openLabReportVersion(
    @Param('id', ObjectIdPipe) id: string,
    @Param('version', VersionPipe) version: number,
    @SignedQuery() signed: Signed,
    @RequestOrigin() origin: Origin,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendDocument(reply, await this.reports.forHolder(id, { signed, origin }, version));
  }
}
