import { Module } from '@nestjs/common';
import { AvailabilityModule } from '../availability/availability.module.js';
import { DemoDataV1Controller } from './demo-data-v1.controller.js';
import { DemoIds } from './demo-ids.js';
import { DemoRemoval } from './demo-removal.service.js';
import { DemoRows } from './demo-rows.service.js';
import { RealBookings } from './real-bookings.service.js';

@Module({
  imports: [AvailabilityModule],
  controllers: [DemoDataV1Controller],
  providers: [DemoIds, DemoRemoval, DemoRows, RealBookings],
})
export class DemoDataModule {}
