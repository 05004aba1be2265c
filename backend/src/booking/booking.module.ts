import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { EmailConfirmationsModule } from '../auth/email-confirmations/email-confirmations.module.js';
import { AvailabilityModule } from '../availability/availability.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { BookingController } from './booking.controller.js';
import { BookingService } from './booking.service.js';
import { DeskBookingService } from './desk/desk-booking.service.js';
import { DeskPayments } from './desk/desk-payment.service.js';
import { FreeVisits } from './free-visits.service.js';
import { FollowUpService } from './follow-up.service.js';
import { PlaceVisit } from './place-visit.service.js';
import { SlotsModule } from '../appointments/slots/slots.module.js';
import { VisitCheckoutController } from './visit-checkout.controller.js';
import { VisitCheckoutService } from './visit-checkout.service.js';
import { VisitOverlaps } from './visit-overlaps.service.js';
import { VisitPayments } from './visit-payments.js';
import { VisitsV1Controller } from './visits-v1.controller.js';

/** How visits are created: booked and paid on the site, at the desk, or by the doctor. */
@Module({
  imports: [AppointmentsModule, AvailabilityModule, EmailConfirmationsModule, PaymentsModule, SlotsModule],
  controllers: [VisitCheckoutController, BookingController, VisitsV1Controller],
  providers: [
    BookingService,
    DeskBookingService,
    DeskPayments,
    FollowUpService,
    FreeVisits,
    PlaceVisit,
    VisitCheckoutService,
    VisitOverlaps,
    VisitPayments,
  ],
  exports: [FollowUpService],
})
export class BookingModule {}
