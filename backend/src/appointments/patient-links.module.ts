import { Module } from '@nestjs/common';
import { PatientLinks } from './patient-links.js';

@Module({ providers: [PatientLinks], exports: [PatientLinks] })
export class PatientLinksModule {}
