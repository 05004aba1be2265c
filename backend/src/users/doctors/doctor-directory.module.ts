import { Module } from '@nestjs/common';
import { DoctorDirectory } from './doctor-directory.js';

@Module({ providers: [DoctorDirectory], exports: [DoctorDirectory] })
export class DoctorDirectoryModule {}
