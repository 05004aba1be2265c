import { Module } from '@nestjs/common';
import { DoctorDirectoryModule } from '../users/doctors/doctor-directory.module.js';
import { AvailabilityService } from './availability.service.js';
import { AvailabilityV1Controller } from './availability-v1.controller.js';
import { DoctorDaysModule } from './doctor-days.module.js';
import { LeavesService } from './leaves.service.js';
import { LeavesV1Controller } from './leaves-v1.controller.js';

@Module({
  imports: [DoctorDaysModule, DoctorDirectoryModule],
  controllers: [AvailabilityV1Controller, LeavesV1Controller],
  providers: [AvailabilityService, LeavesService],
})
export class AvailabilityModule {}
