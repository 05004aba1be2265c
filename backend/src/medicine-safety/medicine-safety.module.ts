import { Module } from '@nestjs/common';
import { MedicineSafety } from './medicine-safety.service.js';
import { SafetyRulesV1Controller } from './rules/safety-rules-v1.controller.js';
import { SafetyRulesService } from './rules/safety-rules.service.js';

@Module({
  controllers: [SafetyRulesV1Controller],
  providers: [MedicineSafety, SafetyRulesService],
  exports: [MedicineSafety],
})
export class MedicineSafetyModule {}
