import { Module } from '@nestjs/common';
import { DoctorDaysModule } from '../availability/doctor-days.module.js';
import { EmailConfirmationsModule } from '../auth/email-confirmations/email-confirmations.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PaymentProviderModule } from '../payments/provider/payment-provider.module.js';
import { PdfModule } from '../pdf/pdf.module.js';
import { PeopleModule } from '../users/people.module.js';
import { AppointmentNews } from './appointment-news.js';
import { AppointmentSteps } from './appointment-steps.service.js';
import { AppointmentsController } from './appointments.controller.js';
import { AppointmentsService } from './appointments.service.js';
import { AppointmentsV1Controller } from './appointments-v1.controller.js';
import { DeskBookingService } from '../booking/desk-booking.service.js';
import { FollowUpService } from '../booking/follow-up.service.js';
import { LeaveToColleagues } from './leave-to-colleagues.service.js';
import { PatientLinksModule } from './patient-links.module.js';
import { SlotsModule } from '../booking/slots.module.js';
import { UnansweredRequests } from './unanswered-requests.service.js';
import { VisitDocumentsController } from '../visit-documents/visit-documents.controller.js';
import { VisitDocuments } from '../visit-documents/visit-documents.service.js';
import { VisitStep } from './visit-step.service.js';

@Module({
  imports: [
    DoctorDaysModule,
    EmailConfirmationsModule,
    NotificationsModule,
    PatientLinksModule,
    PaymentProviderModule,
    PdfModule,
    PeopleModule,
    SlotsModule,
  ],
  controllers: [AppointmentsController, AppointmentsV1Controller, VisitDocumentsController],
  providers: [
    AppointmentNews,
    AppointmentSteps,
    AppointmentsService,
    DeskBookingService,
    FollowUpService,
    LeaveToColleagues,
    UnansweredRequests,
    VisitDocuments,
    VisitStep,
  ],
  exports: [AppointmentNews, AppointmentsService, UnansweredRequests],
})
export class AppointmentsModule {}
