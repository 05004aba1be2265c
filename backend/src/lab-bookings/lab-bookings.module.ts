import { Module } from '@nestjs/common';
import { EmailConfirmationsModule } from '../auth/email-confirmations/email-confirmations.module.js';
import { LabRequestsModule } from '../lab-requests/lab-requests.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { PdfModule } from '../pdf/pdf.module.js';
import { RecordsModule } from '../records/records.module.js';
import { LabBookingDesk } from './lab-booking-desk.service.js';
import { LabBookingPayments } from './lab-booking-payments.js';
import { LabBookingSteps } from './lab-booking-steps.service.js';
import { LabBookingsService } from './lab-bookings.service.js';
import { LabBookingsV1Controller } from './lab-bookings-v1.controller.js';
import { LabBookingNotifications } from './lab-booking-notifications.js';
import { CriticalResults } from './reports/critical-results.service.js';
import { LabEntries } from './reports/lab-entries.service.js';
import { LabReleases } from './reports/lab-releases.service.js';
import { ReleaseRule } from './reports/release-rule.js';
import { EarlierLabReportsController, LabReportsController } from './reports/lab-reports.controller.js';
import { LabReportStepsController } from './reports/lab-report-steps.controller.js';
import { LabReports } from './reports/lab-reports.service.js';
import { LabSubjects } from './subjects/lab-subjects.service.js';
import { LabSubjectsV1Controller } from './subjects/lab-subjects-v1.controller.js';
import { LabReminders } from './reminders/lab-reminders.service.js';
import { LabSamplesController } from './samples/lab-samples.controller.js';
import { LabSamples } from './samples/lab-samples.service.js';
import { LabWindows } from './lab-windows.service.js';
import { ReportBasis } from './reports/report-basis.service.js';

@Module({
  imports: [
    EmailConfirmationsModule,
    LabRequestsModule,
    NotificationsModule,
    PaymentsModule,
    PdfModule,
    RecordsModule,
  ],
  controllers: [
    LabBookingsV1Controller,
    LabSubjectsV1Controller,
    LabSamplesController,
    LabReportStepsController,
    LabReportsController,
    EarlierLabReportsController,
  ],
  providers: [
    LabBookingDesk,
    LabBookingPayments,
    LabBookingSteps,
    LabBookingsService,
    LabBookingNotifications,
    LabEntries,
    LabReleases,
    ReleaseRule,
    CriticalResults,
    LabReports,
    LabReminders,
    LabSamples,
    LabSubjects,
    LabWindows,
    ReportBasis,
  ],
  exports: [LabReminders],
})
export class LabBookingsModule {}
