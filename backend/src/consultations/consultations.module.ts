import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.js';
import { LabRequestsModule } from '../lab-requests/lab-requests.module.js';
import { PrescriptionsModule } from '../prescriptions/prescriptions.module.js';
import { RecordsModule } from '../records/records.module.js';
import { ConsultationWriter } from './consultation-writer.service.js';
import { ConsultationsService } from './consultations.service.js';
import { ConsultationsV1Controller } from './consultations-v1.controller.js';
import { Drafts } from './drafts.service.js';
import { WrittenParts } from './written-parts.service.js';

/** What the doctor of a visit writes about it, in one module. */
@Module({
  imports: [BookingModule, LabRequestsModule, PrescriptionsModule, RecordsModule],
  controllers: [ConsultationsV1Controller],
  providers: [ConsultationsService, ConsultationWriter, Drafts, WrittenParts],
})
export class ConsultationsModule {}
