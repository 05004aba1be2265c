import { Module } from '@nestjs/common';
import { AvailabilityService } from './availability.service.js';
import { AvailabilityV1Controller } from './availability-v1.controller.js';
import { DoctorDays } from './doctor-days.service.js';
import { LeavesService } from './leaves.service.js';
import { LeavesV1Controller } from './leaves-v1.controller.js';

@Module({
  controllers: [AvailabilityV1Controller, LeavesV1Controller],
  providers: [AvailabilityService, DoctorDays, LeavesService],
  exports: [DoctorDays],
})
export class AvailabilityModule {}
