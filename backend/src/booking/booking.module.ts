import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { DoctorDaysModule } from '../availability/doctor-days.module.js';
import { SlotsModule } from './slots.module.js';
import { DoctorDirectoryModule } from '../users/doctors/doctor-directory.module.js';
import { BookingController } from './booking.controller.js';
import { BookingService } from './booking.service.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { VisitCheckoutController } from './visit-checkout.controller.js';
import { VisitCheckoutService } from './visit-checkout.service.js';
import { VisitPayments } from './visit-payments.js';

/** Paying for a visit: the appointments' part of the payments. */
@Module({
  imports: [AppointmentsModule, DoctorDaysModule, SlotsModule, DoctorDirectoryModule, PaymentsModule],
  controllers: [VisitCheckoutController, BookingController],
  providers: [BookingService, VisitCheckoutService, VisitPayments],
})
export class BookingModule {}
