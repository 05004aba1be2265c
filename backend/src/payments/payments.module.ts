import { Module } from '@nestjs/common';
import { HoldsModule } from './holds/holds.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { PeopleModule } from '../users/people.module.js';
import { AdminRefunds } from './admin-refunds.service.js';
import { CheckoutService } from './checkout.service.js';
import { PaymentController } from './payment.controller.js';
import { PaymentProviderModule } from './provider/payment-provider.module.js';
import { PaymentsService } from './payments.service.js';
import { PaymentsV1Controller } from './payments-v1.controller.js';
import { RefundNews } from './refund-news.js';
import { SettlementService } from './settlement.service.js';
import { WebhookService } from './webhook.service.js';

/** Payments of every purpose. Features that take money import it and register what follows from a payment. */
@Module({
  imports: [HoldsModule, NotificationsModule, OutboxModule, PaymentProviderModule, PeopleModule],
  controllers: [PaymentController, PaymentsV1Controller],
  providers: [AdminRefunds, CheckoutService, PaymentsService, RefundNews, SettlementService, WebhookService],
  exports: [
    AdminRefunds,
    CheckoutService,
    HoldsModule,
    PaymentProviderModule,
    PaymentsService,
    SettlementService,
    WebhookService,
  ],
})
export class PaymentsModule {}
