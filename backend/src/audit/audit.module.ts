import { Global, Module } from '@nestjs/common';
import { Denials } from '../common/errors/denials.js';
import { Exports } from '../common/lists/exports.js';
import { AuditEventsV1Controller } from './audit-events-v1.controller.js';
import { AuditSealsService } from './audit-seals.service.js';
import { AuditService } from './audit.service.js';
import { NotedExports } from './exports.service.js';
import { Openings } from './openings.service.js';
import { DenialCounts } from './denial-counts.service.js';
import { DenialLog } from './denials.service.js';
import { RecordNames } from './record-names.js';
import { AccessLog } from './access-log.service.js';

@Global()
@Module({
  controllers: [AuditEventsV1Controller],
  providers: [
    AuditService,
    AuditSealsService,
    RecordNames,
    Openings,
    AccessLog,
    DenialCounts,
    { provide: Denials, useClass: DenialLog },
    { provide: Exports, useClass: NotedExports },
  ],
  exports: [AuditService, AuditSealsService, Openings, AccessLog, Denials, Exports],
})
export class AuditModule {}
