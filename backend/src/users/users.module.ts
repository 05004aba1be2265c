import { Module } from '@nestjs/common';
import { EmailConfirmationsModule } from '../auth/email-confirmations/email-confirmations.module.js';
import { PasswordsModule } from '../auth/passwords.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { AccountsService } from './accounts.service.js';
import { AccountsV1Controller } from './accounts-v1.controller.js';
import { DoctorApprovals } from './doctors/doctor-approvals.service.js';
import { DoctorIdsService } from './doctors/doctor-ids.service.js';
import { DoctorIdsV1Controller } from './doctors/doctor-ids-v1.controller.js';
import { DoctorsV1Controller } from './doctors/doctors-v1.controller.js';
import { Deaths } from './deaths/deaths.service.js';
import { PatientsService } from './patients.service.js';
import { PatientsV1Controller } from './patients-v1.controller.js';
import { Candidates } from './candidates/candidates.service.js';
import { DuplicateScans } from './duplicates/duplicate-scans.service.js';
import { Duplicates } from './duplicates/duplicates.service.js';
import { DuplicatesV1Controller } from './duplicates/duplicates-v1.controller.js';
import { FamilyCandidates } from './dependants/family-candidates.service.js';
import { ComingOfAge } from './dependants/coming-of-age.service.js';
import { Dependants } from './dependants/dependants.service.js';
import { DependantsV1Controller } from './dependants/dependants-v1.controller.js';
import { HospitalNumbers } from './hospital-numbers/hospital-numbers.service.js';
import { GuardianshipEnd } from './dependants/guardianship-end.service.js';
import { InvitationLimits } from './dependants/invitation-limits.js';
import { Takeovers } from './dependants/takeovers.service.js';
import { RegistrationLimits } from './registration/registration-limits.js';
import { RegistrationNotifications } from './registration/registration-notifications.js';
import { RegistrationService } from './registration/registration.service.js';
import { StaffInvitations } from './staff/staff-invitations.service.js';
import { AccountClaims } from './walk-ins/account-claims.service.js';
import { ClaimLimiter } from './walk-ins/claim-limiter.js';
import { ClaimsController } from './walk-ins/claims.controller.js';
import { WalkInsV1Controller } from './walk-ins/walk-ins-v1.controller.js';
import { WalkIns } from './walk-ins/walk-ins.service.js';
import { UsersController } from './users.controller.js';
import { PeopleModule } from './people.module.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [EmailConfirmationsModule, PasswordsModule, PeopleModule, NotificationsModule, OutboxModule],
  controllers: [
    AccountsV1Controller,
    UsersController,
    DoctorsV1Controller,
    PatientsV1Controller,
    DoctorIdsV1Controller,
    WalkInsV1Controller,
    ClaimsController,
    DependantsV1Controller,
    DuplicatesV1Controller,
  ],
  providers: [
    AccountsService,
    Deaths,
    PatientsService,
    RegistrationLimits,
    RegistrationNotifications,
    RegistrationService,
    UsersService,
    DoctorIdsService,
    DoctorApprovals,
    AccountClaims,
    ClaimLimiter,
    WalkIns,
    Candidates,
    ComingOfAge,
    Dependants,
    DuplicateScans,
    Duplicates,
    FamilyCandidates,
    GuardianshipEnd,
    HospitalNumbers,
    InvitationLimits,
    StaffInvitations,
    Takeovers,
  ],
  exports: [ComingOfAge, DuplicateScans, GuardianshipEnd],
})
export class UsersModule {}
