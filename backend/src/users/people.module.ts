import { Global, Module } from '@nestjs/common';
import { People } from '../audit/people.js';
import { UploaderAccounts } from '../files/uploader-accounts.js';
import { AccountLocks } from './account-locks.js';
import { DoctorDirectory } from './doctors/doctor-directory.js';
import { CareLinks } from './dependants/care-links.js';
import { Guardians } from './dependants/guardians.service.js';
import { LastLogins } from './last-logins.js';
import { PeopleSearch } from './people-search.js';
import { PrintedPatients } from './printed-patients.js';

/**
 * People for features that are not about accounts. Global, because the audit module in a lower layer needs
 * names.
 */
@Global()
@Module({
  providers: [
    CareLinks,
    AccountLocks,
    DoctorDirectory,
    Guardians,
    LastLogins,
    PeopleSearch,
    PrintedPatients,
    { provide: People, useExisting: PeopleSearch },
    { provide: UploaderAccounts, useExisting: AccountLocks },
  ],
  exports: [DoctorDirectory, Guardians, LastLogins, PeopleSearch, PrintedPatients, People, UploaderAccounts],
})
export class PeopleModule {}
