import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { PdfModule } from '../pdf/pdf.module.js';
import { VisitDocumentsController } from './visit-documents.controller.js';
import { VisitDocuments } from './visit-documents.service.js';

@Module({
  imports: [AppointmentsModule, PdfModule],
  controllers: [VisitDocumentsController],
  providers: [VisitDocuments],
})
export class VisitDocumentsModule {}
