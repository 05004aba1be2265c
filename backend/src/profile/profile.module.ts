import { Module } from '@nestjs/common';
import { PasswordsModule } from '../auth/passwords.module.js';
import { DoctorDirectoryModule } from '../users/doctor-directory.module.js';
import { ExportService } from './export.service.js';
import { MeV1Controller } from './me-v1.controller.js';
import { OwnAccessService } from './own-access.service.js';
import { OwnAccessV1Controller } from './own-access-v1.controller.js';
import { ProfileService } from './profile.service.js';

@Module({
  imports: [DoctorDirectoryModule, PasswordsModule],
  controllers: [MeV1Controller, OwnAccessV1Controller],
  providers: [ExportService, OwnAccessService, ProfileService],
  exports: [ProfileService],
})
export class ProfileModule {}
