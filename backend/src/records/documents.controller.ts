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
import { DocumentsService } from './documents.service.js';

const KINDS = ['application/pdf', 'image/webp'] as const;

@ApiTags('Records')
@Controller('api')
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Get('v1/records/:id/file')
  @DocumentRoute({
    id: 'getDocument',
    summary: 'The document of a record',
    description: 'For whoever may read the record, with their token.',
    access: USER_TYPES,
    kinds: KINDS,
  })
  async getDocument(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendDocument(reply, await this.documents.forPerson(id, by));
  }

  @Get('papers/documents/:id')
  @DocumentRoute({
    id: 'openDocument',
    summary: 'The document of a record by its signed address',
    description: 'Opens with the signed, short-lived `file.url` of the record only.',
    access: 'signed',
    kinds: KINDS,
  })
  async openDocument(
    @Param('id', ObjectIdPipe) id: string,
    @SignedQuery() signed: Signed,
    @RequestOrigin() origin: Origin,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendDocument(reply, await this.documents.forHolder(id, { signed, origin }));
  }
}
