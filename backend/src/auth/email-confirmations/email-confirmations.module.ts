import { Module } from '@nestjs/common';
import { OutboxModule } from '../../outbox/outbox.module.js';
import { BookingRule } from './booking-rule.js';
import { ConfirmationLimiter } from './confirmation-limiter.js';
import { EmailConfirmationsController } from './email-confirmations.controller.js';
import { EmailConfirmations } from './email-confirmations.service.js';

@Module({
  imports: [OutboxModule],
  controllers: [EmailConfirmationsController],
  providers: [BookingRule, ConfirmationLimiter, EmailConfirmations],
  exports: [BookingRule, EmailConfirmations],
})
export class EmailConfirmationsModule {}
