import { Module } from '@nestjs/common';
import { AvailabilityModule } from '../availability/availability.module.js';
import { HospitalController } from './hospital.controller.js';

@Module({ imports: [AvailabilityModule], controllers: [HospitalController] })
export class HospitalModule {}
