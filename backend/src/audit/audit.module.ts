import { Global, Module } from '@nestjs/common';
import { PeopleModule } from '../users/people.module.js';
import { AuditEventsV1Controller } from './audit-events-v1.controller.js';
import { AuditSealsService } from './audit-seals.service.js';
import { AuditService } from './audit.service.js';
import { Openings } from './openings.service.js';
import { Refusals } from './refusals.service.js';
import { Readings } from './readings.service.js';

@Global()
@Module({
  imports: [PeopleModule],
  controllers: [AuditEventsV1Controller],
  providers: [AuditService, AuditSealsService, Openings, Readings, Refusals],
  exports: [AuditService, AuditSealsService, Openings, Readings, Refusals],
})
export class AuditModule {}
