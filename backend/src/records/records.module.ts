import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsService } from './documents.service.js';
import { RecordStore } from './record-store.js';
import { RecordsService } from './records.service.js';
import { RecordsSummaryService } from './records-summary.service.js';
import { RecordsV1Controller } from './records-v1.controller.js';
import { RecordsWriter } from './records-writer.service.js';

@Module({
  imports: [NotificationsModule],
  controllers: [RecordsV1Controller, DocumentsController],
  providers: [DocumentsService, RecordStore, RecordsService, RecordsSummaryService, RecordsWriter],
  exports: [RecordStore, RecordsWriter],
})
export class RecordsModule {}
