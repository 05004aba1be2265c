import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PaymentProviderModule } from '../payments/payment-provider.module.js';
import { AppointmentNews } from './appointment-news.js';
import { AppointmentSteps } from './appointment-steps.service.js';
import { AppointmentsController } from './appointments.controller.js';
import { AppointmentsService } from './appointments.service.js';
import { AppointmentsV1Controller } from './appointments-v1.controller.js';
import { SlotsModule } from './slots.module.js';

@Module({
  imports: [NotificationsModule, PaymentProviderModule, SlotsModule],
  controllers: [AppointmentsController, AppointmentsV1Controller],
  providers: [AppointmentNews, AppointmentSteps, AppointmentsService],
  exports: [AppointmentNews, AppointmentsService],
})
export class AppointmentsModule {}
