import { Module } from '@nestjs/common';
import { PasswordsModule } from '../auth/passwords.module.js';
import { AllergiesModule } from '../allergies/allergies.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { UsersModule } from '../users/users.module.js';
import { DependantRemovals } from './dependant-removals.service.js';
import { DependantRemovalsV1Controller } from './dependant-removals-v1.controller.js';
import { ErasedRows } from './erased-rows.js';
import { ErasureBlockers } from './erasure-blockers.js';
import { ErasureService } from './erasure.service.js';
import { ErasuresV1Controller } from './erasures-v1.controller.js';
import { ExportService } from './export.service.js';
import { MeV1Controller } from './me-v1.controller.js';
import { MergeConflicts } from './merges/merge-conflicts.js';
import { MergeNotifications } from './merges/merge-notifications.js';
import { MergePreviews } from './merges/merge-previews.service.js';
import { MergedAccounts } from './merges/merged-accounts.js';
import { MergesService } from './merges/merges.service.js';
import { MergesV1Controller } from './merges/merges-v1.controller.js';
import { RowMoves } from './merges/row-moves.js';
import { OwnAccessService } from './own-access.service.js';
import { OwnAccessV1Controller } from './own-access-v1.controller.js';
import { ProfileService } from './profile.service.js';

@Module({
  imports: [AllergiesModule, NotificationsModule, PasswordsModule, UsersModule],
  controllers: [
    DependantRemovalsV1Controller,
    ErasuresV1Controller,
    MeV1Controller,
    MergesV1Controller,
    OwnAccessV1Controller,
  ],
  providers: [
    DependantRemovals,
    ErasedRows,
    ErasureBlockers,
    ErasureService,
    ExportService,
    MergeConflicts,
    MergeNotifications,
    MergePreviews,
    MergedAccounts,
    MergesService,
    RowMoves,
    OwnAccessService,
    ProfileService,
  ],
  exports: [ErasureService, MergesService, ProfileService],
})
export class ProfileModule {}
