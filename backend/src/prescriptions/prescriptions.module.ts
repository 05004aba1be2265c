import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PdfModule } from '../pdf/pdf.module.js';
import { PharmacyModule } from '../pharmacy/pharmacy.module.js';
import { PrescriptionCartService } from './prescription-cart.service.js';
import { PrescriptionPapersController } from './prescription-papers.controller.js';
import { PrescriptionPapers } from './prescription-papers.service.js';
import { PrescriptionWriter } from './prescription-writer.service.js';
import { PrescriptionsService } from './prescriptions.service.js';
import { PrescriptionsV1Controller } from './prescriptions-v1.controller.js';
import { ShelfLookup } from './shelf-lookup.js';

@Module({
  imports: [NotificationsModule, PdfModule, PharmacyModule],
  controllers: [PrescriptionsV1Controller, PrescriptionPapersController],
  providers: [
    PrescriptionCartService,
    PrescriptionPapers,
    PrescriptionWriter,
    PrescriptionsService,
    ShelfLookup,
  ],
})
export class PrescriptionsModule {}
