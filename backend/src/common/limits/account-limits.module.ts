import { Global, Module } from '@nestjs/common';
import { AccountLimits } from './account-limits.service.js';

/** Global: every feature that patients cause something in counts with it. */
@Global()
@Module({ providers: [AccountLimits], exports: [AccountLimits] })
export class AccountLimitsModule {}
