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
import { PrescriptionDocuments } from './prescription-documents.service.js';

@ApiTags('Prescriptions')
@Controller('api')
export class PrescriptionDocumentsController {
  constructor(private readonly documents: PrescriptionDocuments) {}

  @Get('v1/prescriptions/:id/pdf')
  @DocumentRoute({
    id: 'getPrescriptionPdf',
    summary: 'A prescription as PDF',
    description: 'For whoever may read the prescription, with their token.',
    access: USER_TYPES,
  })
  async getPrescriptionPdf(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendDocument(reply, await this.documents.forPerson(id, by));
  }

  @Get('papers/prescriptions/:id')
  @DocumentRoute({
    id: 'openPrescriptionPdf',
    summary: 'A prescription as PDF by its signed address',
    description: 'Opens with the signed, short-lived `pdfUrl` of the prescription only.',
    access: 'signed',
  })
  async openPrescriptionPdf(
    @Param('id', ObjectIdPipe) id: string,
    @SignedQuery() signed: Signed,
    @RequestOrigin() origin: Origin,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendDocument(reply, await this.documents.forHolder(id, { signed, origin }));
  }
}
