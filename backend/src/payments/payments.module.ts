import { Module } from '@nestjs/common';
import { CheckoutService } from './checkout.service.js';
import { PaymentController } from './payment.controller.js';
import { PaymentProviderModule } from './payment-provider.module.js';
import { PaymentPurposes } from './payment-purposes.js';
import { PaymentsService } from './payments.service.js';
import { PaymentsV1Controller } from './payments-v1.controller.js';
import { SettlementService } from './settlement.service.js';
import { WebhookService } from './webhook.service.js';

/** Payments of every purpose. Features that take money import it and register what follows from a payment. */
@Module({
  imports: [PaymentProviderModule],
  controllers: [PaymentController, PaymentsV1Controller],
  providers: [CheckoutService, PaymentPurposes, PaymentsService, SettlementService, WebhookService],
  exports: [CheckoutService, PaymentProviderModule, PaymentPurposes, PaymentsService, SettlementService],
})
export class PaymentsModule {}
