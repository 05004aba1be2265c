import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { SlotsModule } from '../appointments/slots.module.js';
import { DoctorDirectoryModule } from '../users/doctor-directory.module.js';
import { BookingController } from './booking.controller.js';
import { BookingService } from './booking.service.js';
import { CheckoutService } from './checkout.service.js';
import { PaymentController } from './payment.controller.js';
import { PaymentProviderModule } from './payment-provider.module.js';
import { PaymentsService } from './payments.service.js';
import { PaymentsV1Controller } from './payments-v1.controller.js';
import { SettlementService } from './settlement.service.js';
import { WebhookService } from './webhook.service.js';

@Module({
  imports: [AppointmentsModule, SlotsModule, DoctorDirectoryModule, PaymentProviderModule],
  controllers: [PaymentController, PaymentsV1Controller, BookingController],
  providers: [BookingService, CheckoutService, PaymentsService, SettlementService, WebhookService],
  exports: [SettlementService],
})
export class PaymentsModule {}
