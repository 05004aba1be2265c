import { Module } from '@nestjs/common';
import { PasswordsModule } from '../auth/passwords.module.js';
import { DependantRemovals } from './dependant-removals.service.js';
import { DependantRemovalsV1Controller } from './dependant-removals-v1.controller.js';
import { ErasedRows } from './erased-rows.js';
import { ErasureBlockers } from './erasure-blockers.js';
import { ErasureService } from './erasure.service.js';
import { ErasuresV1Controller } from './erasures-v1.controller.js';
import { ExportService } from './export.service.js';
import { MeV1Controller } from './me-v1.controller.js';
import { OwnAccessService } from './own-access.service.js';
import { OwnAccessV1Controller } from './own-access-v1.controller.js';
import { ProfileService } from './profile.service.js';

@Module({
  imports: [PasswordsModule],
  controllers: [DependantRemovalsV1Controller, ErasuresV1Controller, MeV1Controller, OwnAccessV1Controller],
  providers: [
    DependantRemovals,
    ErasedRows,
    ErasureBlockers,
    ErasureService,
    ExportService,
    OwnAccessService,
    ProfileService,
  ],
  exports: [ErasureService, ProfileService],
})
export class ProfileModule {}
