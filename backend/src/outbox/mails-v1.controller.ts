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
      "The hospital's mails, newest first. Filters: q (beginnings of words of the subject and of the address, or the beginning of the address with its @), state, createdAt_gte, createdAt_lte (days of the hospital's calendar, both included), id. Sorts: id.",
    access: ['admin'],
    answer: z.array(Mail),
    list: 'mails',
    errors: [400],
  })
  listMails(@Query({ schema: ListQuery }) query: ListQuery): Listing<Mail> {
    return this.outbox.listMails(query);
  }

  @BulkRoute('bulkMails', 'mails', 'Sends mails again.')
  bulkMails(@Body({ schema: BulkMails }) body: BulkMails, @CurrentCaller() by: Caller): Promise<BulkResult> {
    return inBulk(body, {
      resend: (id) => this.outbox.resend(id, by),
    });
  }

  @Get(':id')
  @Route({
    id: 'getMail',
    summary: 'Read a mail',
    description: 'One mail with its text and state.',
    access: ['admin'],
    answer: Mail,
    errors: [404],
  })
  getMail(@Param('id', ObjectIdPipe) id: string): Promise<Mail> {
    return this.outbox.getMail(id);
  }

  @Post(':id/resend')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'resendMail',
    summary: 'Send a mail again',
    description: 'Puts the mail back into the queue. One that waits there already stays where it is.',
    access: ['admin'],
    answer: Mail,
    errors: [404],
  })
  resendMail(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<Mail> {
    return this.outbox.resend(id, by);
  }
}
