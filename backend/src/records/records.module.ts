import { Module } from '@nestjs/common';
import { PatientLinksModule } from '../appointments/patient-links.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsService } from './documents.service.js';
import { RecordStoreModule } from './record-store.module.js';
import { RecordsService } from './records.service.js';
import { RecordsSummaryService } from './records-summary.service.js';
import { RecordsV1Controller } from './records-v1.controller.js';
import { RecordsWriter } from './records-writer.service.js';

@Module({
  imports: [NotificationsModule, PatientLinksModule, RecordStoreModule],
  controllers: [RecordsV1Controller, DocumentsController],
  providers: [DocumentsService, RecordsService, RecordsSummaryService, RecordsWriter],
})
export class RecordsModule {}
