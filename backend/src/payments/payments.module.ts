import { Module } from '@nestjs/common';
import { EmailConfirmationsModule } from '../auth/email-confirmations/email-confirmations.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { AdminRefunds } from './admin-refunds.service.js';
import { CheckoutService } from './checkout.service.js';
import { DeskRefunds } from './desk-refunds.service.js';
import { HoldLimits } from './holds/hold-limits.service.js';
import { PaymentController } from './payment.controller.js';
import { PaymentProviderModule } from './provider/payment-provider.module.js';
import { PaymentsService } from './payments.service.js';
import { PaymentsV1Controller } from './payments-v1.controller.js';
import { RefundNotifications } from './refund-notifications.js';
import { SettlementService } from './settlement.service.js';
import { WebhookService } from './webhook.service.js';

/** Payments of every purpose. Features that take payments import it and register their handlers. */
@Module({
  imports: [EmailConfirmationsModule, NotificationsModule, OutboxModule, PaymentProviderModule],
  controllers: [PaymentController, PaymentsV1Controller],
  providers: [
    AdminRefunds,
    CheckoutService,
    DeskRefunds,
    HoldLimits,
    PaymentsService,
    RefundNotifications,
    SettlementService,
    WebhookService,
  ],
  exports: [
    AdminRefunds,
    CheckoutService,
    HoldLimits,
    PaymentProviderModule,
    PaymentsService,
    SettlementService,
    WebhookService,
  ],
})
export class PaymentsModule {}
