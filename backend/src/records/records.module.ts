import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { CorrectionNotices } from './corrections/correction-notices.service.js';
import { RecordCorrectionsController } from './corrections/record-corrections.controller.js';
import { RecordCorrections } from './corrections/record-corrections.service.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsService } from './documents.service.js';
import { RecordStore } from './record-store.js';
import { RecordsService } from './records.service.js';
import { RecordsSummaryService } from './records-summary.service.js';
import { RecordsV1Controller } from './records-v1.controller.js';
import { RecordsWriter } from './records-writer.service.js';

@Module({
  imports: [NotificationsModule],
  controllers: [RecordsV1Controller, RecordCorrectionsController, DocumentsController],
  providers: [
    CorrectionNotices,
    DocumentsService,
    RecordCorrections,
    RecordStore,
    RecordsService,
    RecordsSummaryService,
    RecordsWriter,
  ],
  exports: [CorrectionNotices, RecordStore, RecordsWriter],
})
export class RecordsModule {}
