import { Module } from '@nestjs/common';
import { DoctorDays } from './doctor-days.service.js';

@Module({ providers: [DoctorDays], exports: [DoctorDays] })
export class DoctorDaysModule {}
