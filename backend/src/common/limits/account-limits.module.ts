import { Global, Module } from '@nestjs/common';
import { AccountLimits } from './account-limits.service.js';

/** Global, because every feature with patient actions uses it. */
@Global()
@Module({ providers: [AccountLimits], exports: [AccountLimits] })
export class AccountLimitsModule {}
