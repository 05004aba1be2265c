import { Module } from '@nestjs/common';
import { EmailConfirmationsModule } from '../../auth/email-confirmations/email-confirmations.module.js';
import { HoldLimits } from './hold-limits.service.js';

@Module({ imports: [EmailConfirmationsModule], providers: [HoldLimits], exports: [HoldLimits] })
export class HoldsModule {}
