import type { Caller, Origin } from '../common/http/actor.js';
import { CurrentCaller, RequestOrigin } from '../common/http/actor.js';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { USER_TYPES } from '../../../openapi/contract/people/fields.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { SignedQuery } from '../files/signed-address.js';
import type { Signed } from '../files/signed-address.js';
import { PaperRoute } from '../pdf/paper-route.js';
import { sendPaper } from '../pdf/papers.js';
import { PrescriptionPapers } from './prescription-papers.service.js';

@ApiTags('Prescriptions')
@Controller('api')
export class PrescriptionPapersController {
  constructor(private readonly papers: PrescriptionPapers) {}

  @Get('v1/prescriptions/:id/pdf')
  @PaperRoute({
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
    sendPaper(reply, await this.papers.forPerson(id, by));
  }

  @Get('papers/prescriptions/:id')
  @PaperRoute({
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
    sendPaper(reply, await this.papers.forHolder(id, { signed, origin }));
  }
}
