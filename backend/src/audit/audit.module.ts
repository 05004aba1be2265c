import { Global, Module } from '@nestjs/common';
import { Denials } from '../common/errors/denials.js';
import { Exports } from '../common/lists/exports.js';
import { AuditEventsV1Controller } from './audit-events-v1.controller.js';
import { AuditSealsService } from './audit-seals.service.js';
import { AuditService } from './audit.service.js';
import { NotedExports } from './exports.service.js';
import { Openings } from './openings.service.js';
import { Refusals } from './refusals.service.js';
import { Readings } from './readings.service.js';

@Global()
@Module({
  controllers: [AuditEventsV1Controller],
  providers: [
    AuditService,
    AuditSealsService,
    Openings,
    Readings,
    { provide: Denials, useClass: Refusals },
    { provide: Exports, useClass: NotedExports },
  ],
  exports: [AuditService, AuditSealsService, Openings, Readings, Denials, Exports],
})
export class AuditModule {}
