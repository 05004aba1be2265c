import { Global, Module } from '@nestjs/common';
import { EmailConfirmationsModule } from '../auth/email-confirmations/email-confirmations.module.js';
import { AvailabilityModule } from '../availability/availability.module.js';
import { HolidayDays } from '../availability/holidays/holiday-days.service.js';
import { LeaveCases } from '../availability/leave-cases.js';
import { VisitsOnDays } from '../availability/visits-on-days.js';
import { SlotsModule } from './slots/slots.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { PaymentProviderModule } from '../payments/provider/payment-provider.module.js';
import { OpenPatients } from '../users/open-patients.js';
import { FirstLeaves } from '../users/registration/first-leaves.js';
import { AppointmentNotifications } from './notifications/appointment-notifications.js';
import { AppointmentSteps } from './appointment-steps.service.js';
import { AppointmentsController } from './appointments.controller.js';
import { AppointmentsService } from './appointments.service.js';
import { AppointmentsV1Controller } from './appointments-v1.controller.js';
import { DueLeaveCases } from './leave-cases/due-leave-cases.service.js';
import { LeaveCaseAnswers } from './leave-cases/leave-case-answers.service.js';
import { LeaveCaseNotifications } from './leave-cases/leave-case-notifications.js';
import { LeaveCasesService } from './leave-cases/leave-cases.service.js';
import { LeaveCasesV1Controller } from './leave-cases/leave-cases-v1.controller.js';
import { LeaveOffers } from './leave-cases/leave-offers.service.js';
import { OpenLeaveCases } from './leave-cases/open-leave-cases.service.js';
import { LeaveToColleagues } from './leave-to-colleagues.service.js';
import { OpenRequestNotifications } from './notifications/open-request-notifications.service.js';
import { MoveVisits } from './moved/move-visits.service.js';
import { MoveWriter } from './moved/move-writer.service.js';
import { Previews } from './moved/previews.service.js';
import { MoveNotifications } from './notifications/move-notifications.service.js';
import { VisitCalendars } from './notifications/visit-calendars.service.js';
import { MovedVisits } from './moved/moved-visits.service.js';
import { MovedVisitsV1Controller } from './moved/moved-visits-v1.controller.js';
import { ReminderNotifications } from './reminders/reminder-notifications.js';
import { Reminders } from './reminders/reminders.service.js';
import { PatientLinks } from './patient-links.js';
import { AcceptanceNotifications } from './requested-time/acceptance-notifications.service.js';
import { RequestedTimes } from './requested-time/requested-times.service.js';
import { RequestedTimesV1Controller } from './requested-time/requested-times-v1.controller.js';
import { NewRequests } from './requests/new-requests.service.js';
import { RequestLimits } from './requests/request-limits.service.js';
import { WaitingRequests } from './requests/waiting-requests.service.js';
import { EndedIdCards } from './requests/ended-id-cards.service.js';
import { UnansweredRequests } from './unanswered-requests.service.js';
import { VisitStep } from './visit-step.service.js';
import { BookedVisitsOnDays } from './visits-on-days.service.js';

/**
 * The life cycle of visits. Global, because lower layers ask which records are open and which days are taken.
 */
@Global()
@Module({
  imports: [
    AvailabilityModule,
    EmailConfirmationsModule,
    NotificationsModule,
    OutboxModule,
    PaymentProviderModule,
    SlotsModule,
  ],
  controllers: [
    AppointmentsController,
    AppointmentsV1Controller,
    LeaveCasesV1Controller,
    MovedVisitsV1Controller,
    RequestedTimesV1Controller,
  ],
  providers: [
    AcceptanceNotifications,
    AppointmentNotifications,
    AppointmentSteps,
    AppointmentsService,
    DueLeaveCases,
    LeaveCaseAnswers,
    LeaveCaseNotifications,
    LeaveCasesService,
    LeaveOffers,
    LeaveToColleagues,
    OpenRequestNotifications,
    MoveNotifications,
    MoveVisits,
    MoveWriter,
    MovedVisits,
    NewRequests,
    PatientLinks,
    Previews,
    ReminderNotifications,
    Reminders,
    RequestLimits,
    RequestedTimes,
    UnansweredRequests,
    EndedIdCards,
    VisitCalendars,
    VisitStep,
    WaitingRequests,
    { provide: OpenPatients, useExisting: PatientLinks },
    { provide: LeaveCases, useClass: OpenLeaveCases },
    { provide: FirstLeaves, useExisting: HolidayDays },
    { provide: VisitsOnDays, useClass: BookedVisitsOnDays },
  ],
  exports: [
    AppointmentNotifications,
    AppointmentSteps,
    AppointmentsService,
    FirstLeaves,
    LeaveCases,
    OpenPatients,
    OpenRequestNotifications,
    PatientLinks,
    Reminders,
    RequestLimits,
    UnansweredRequests,
    EndedIdCards,
    VisitCalendars,
    VisitsOnDays,
  ],
})
export class AppointmentsModule {}
