import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentCaller } from '../common/http/actor.js';
import type { Caller } from '../common/http/actor.js';
import { BulkMails, Mail } from '../../../openapi/contract/console/administration.js';
import type { BulkResult } from '../../../openapi/contract/console/bulk.js';
import { ListQuery } from '../../../openapi/contract/common.js';
import { BulkRoute, inBulk } from '../common/lists/bulk.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import type { Listing } from '../common/lists/list-answer.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { OutboxService } from './outbox.service.js';

@ApiTags('Mails')
@Controller('api/v1/mails')
export class MailsV1Controller {
  constructor(private readonly outbox: OutboxService) {}

  @Get()
  @Route({
    id: 'listMails',
    summary: 'List mails',
    description:
      "Returns the mails of the hospital, newest first. Filters: q (subject and address, by word prefix; or the start of the address including its @), state, createdAt_gte, createdAt_lte (dates in the hospital's time zone, inclusive), id. Sorts: id.",
    access: ['admin'],
    answer: z.array(Mail),
    list: 'mails',
    errors: [400],
  })
  listMails(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentCaller() { actor }: Caller,
  ): Listing<Mail> {
    return this.outbox.listMails(query, actor);
  }

  @BulkRoute('bulkMails', 'mails', 'Resends mails.')
  bulkMails(@Body({ schema: BulkMails }) body: BulkMails, @CurrentCaller() by: Caller): Promise<BulkResult> {
    return inBulk(body, {
      resend: (id) => this.outbox.resend(id, by),
    });
  }

  @Get(':id')
  @Route({
    id: 'getMail',
    summary: 'Get a mail',
    description: 'Returns one mail with its text and state.',
    access: ['admin'],
    answer: Mail,
    errors: [404],
  })
  getMail(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() { actor }: Caller): Promise<Mail> {
    return this.outbox.getMail(id, actor);
  }

  @Post(':id/resend')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'resendMail',
    summary: 'Resend a mail',
    description: 'Puts the mail back into the queue. A queued mail keeps its position.',
    access: ['admin'],
    answer: Mail,
    errors: [404],
  })
  resendMail(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<Mail> {
    return this.outbox.resend(id, by);
  }
}
