import { Module } from '@nestjs/common';
import { MailBudget } from './mail-budget.js';
import { MailSender } from './mail-sender.js';

@Module({ providers: [MailBudget, MailSender], exports: [MailBudget, MailSender] })
export class MailModule {}
