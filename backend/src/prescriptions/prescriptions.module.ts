import { Module } from '@nestjs/common';
import { MedicineSafetyModule } from '../medicine-safety/medicine-safety.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PdfModule } from '../pdf/pdf.module.js';
import { PharmacyModule } from '../pharmacy/pharmacy.module.js';
import { FavouriteLinesV1Controller } from './favourites/favourite-lines-v1.controller.js';
import { FavouriteLines } from './favourites/favourite-lines.service.js';
import { RecordsModule } from '../records/records.module.js';
import { PrescriptionCorrectionsController } from './corrections/prescription-corrections.controller.js';
import { PrescriptionCorrections } from './corrections/prescription-corrections.service.js';
import { PrescriptionChecks } from './checks/prescription-checks.service.js';
import { PrescriptionCartService } from './prescription-cart.service.js';
import { PrescriptionDocumentsController } from './prescription-documents.controller.js';
import { PrescriptionDocuments } from './prescription-documents.service.js';
import { PrescriptionLifecycle } from './lifecycle/prescription-lifecycle.service.js';
import { PrescriptionReplacement } from './lifecycle/prescription-replacement.service.js';
import { PrescriptionWriter } from './prescription-writer.service.js';
import { PrescriptionsService } from './prescriptions.service.js';
import { PrescriptionsV1Controller } from './prescriptions-v1.controller.js';
import { PrescriptionLinesV1Controller } from './lifecycle/prescription-lines-v1.controller.js';
import { RefillReminders } from './refills/refill-reminders.service.js';
import { Verifications } from './verification/verifications.service.js';
import { VerificationsV1Controller } from './verification/verifications-v1.controller.js';
import { MedicineLookup } from './medicine-lookup.js';

@Module({
  imports: [MedicineSafetyModule, NotificationsModule, PdfModule, PharmacyModule, RecordsModule],
  controllers: [
    PrescriptionsV1Controller,
    PrescriptionLinesV1Controller,
    PrescriptionCorrectionsController,
    PrescriptionDocumentsController,
    FavouriteLinesV1Controller,
    VerificationsV1Controller,
  ],
  providers: [
    FavouriteLines,
    PrescriptionCartService,
    PrescriptionChecks,
    PrescriptionCorrections,
    PrescriptionDocuments,
    PrescriptionLifecycle,
    PrescriptionReplacement,
    PrescriptionWriter,
    PrescriptionsService,
    MedicineLookup,
    RefillReminders,
    Verifications,
  ],
  exports: [MedicineLookup, PrescriptionWriter, RefillReminders],
})
export class PrescriptionsModule {}
