import { Module } from '@nestjs/common';
import { DoctorDirectoryModule } from '../users/doctors/doctor-directory.module.js';
import { SlotsService } from './slots.service.js';

@Module({ imports: [DoctorDirectoryModule], providers: [SlotsService], exports: [SlotsService] })
export class SlotsModule {}
