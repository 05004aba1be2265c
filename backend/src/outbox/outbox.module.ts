import { Module } from '@nestjs/common';
import { EffectHandlers } from './effect-handlers.js';
import { MailsV1Controller } from './mails-v1.controller.js';
import { OutboxService } from './outbox.service.js';

@Module({
  controllers: [MailsV1Controller],
  providers: [EffectHandlers, OutboxService],
  exports: [EffectHandlers, OutboxService],
})
export class OutboxModule {}
