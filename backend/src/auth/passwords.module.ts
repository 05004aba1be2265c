import { Module } from '@nestjs/common';
import { EmailConfirmationsModule } from './email-confirmations/email-confirmations.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { NewPasswords } from './new-passwords.service.js';
import { PasswordLinks } from './password-links.js';
import { PasswordResets } from './password-resets.service.js';
import { PasswordResetsController } from './password-resets.controller.js';
import { ResetLimiter } from './reset-limiter.js';

@Module({
  imports: [EmailConfirmationsModule, NotificationsModule, OutboxModule],
  controllers: [PasswordResetsController],
  providers: [NewPasswords, PasswordLinks, PasswordResets, ResetLimiter],
  exports: [NewPasswords, PasswordLinks],
})
export class PasswordsModule {}
