import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module.js';
import { PaymentProvider } from './payment-provider.js';
import { RefundsService } from './refunds.service.js';
import { stripeProvider } from './stripe.provider.js';

@Module({
  imports: [OutboxModule],
  providers: [stripeProvider, PaymentProvider, RefundsService],
  exports: [PaymentProvider, RefundsService],
})
export class PaymentProviderModule {}
