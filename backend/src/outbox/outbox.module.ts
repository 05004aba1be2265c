import { Module } from '@nestjs/common';
import { MailsV1Controller } from './mails-v1.controller.js';
import { OutboxService } from './outbox.service.js';

@Module({ controllers: [MailsV1Controller], providers: [OutboxService], exports: [OutboxService] })
export class OutboxModule {}
