import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentActor, RequestOrigin } from '../common/http/actor.js';
import type { Actor, Origin } from '../common/http/actor.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { SignedQuery } from '../files/signed-address.js';
import type { Signed } from '../files/signed-address.js';
import { DocumentRoute } from '../pdf/document-route.js';
import { sendDocument } from '../pdf/pdf-document.js';
import { ReceiptsService } from './receipts.service.js';

@ApiTags('Orders')
@Controller('api')
export class ReceiptsController {
  constructor(private readonly receipts: ReceiptsService) {}

  @Get('v1/orders/:id/receipt')
  @DocumentRoute({
    id: 'getReceipt',
    summary: 'Receipt of an order',
    description: "For the order's patient and administrators, with their token.",
    access: ['patient', 'admin'],
  })
  async getReceipt(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentActor() actor: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendDocument(reply, await this.receipts.forPerson(id, actor));
  }

  @Get('papers/receipts/:id')
  @DocumentRoute({
    id: 'openReceipt',
    summary: 'Receipt of an order by its signed address',
    description: 'Opens with the signed, short-lived `receiptUrl` of the order only.',
    access: 'signed',
  })
  async openReceipt(
    @Param('id', ObjectIdPipe) id: string,
    @SignedQuery() signed: Signed,
    @RequestOrigin() origin: Origin,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendDocument(reply, await this.receipts.forHolder(id, { signed, origin }));
  }
}
