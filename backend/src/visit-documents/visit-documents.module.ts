import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { PdfModule } from '../pdf/pdf.module.js';
import { visitDocumentControllers } from './visit-documents.controllers.js';
import { VisitDocuments } from './visit-documents.service.js';

@Module({
  imports: [AppointmentsModule, PdfModule],
  controllers: visitDocumentControllers,
  providers: [VisitDocuments],
})
export class VisitDocumentsModule {}
