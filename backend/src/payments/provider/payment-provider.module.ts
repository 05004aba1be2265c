import { Module } from '@nestjs/common';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { OutboxModule } from '../../outbox/outbox.module.js';
import { PaymentProvider } from './payment-provider.js';
import { PaymentPurposes } from '../payment-purposes.js';
import { ProviderAccounts } from './provider-accounts.service.js';
import { ProviderNotifications } from './provider-notifications.js';
import { RefundsService } from '../refunds.service.js';
import { stripeProvider } from './stripe.provider.js';

@Module({
  imports: [NotificationsModule, OutboxModule],
  providers: [
    stripeProvider,
    PaymentProvider,
    PaymentPurposes,
    ProviderAccounts,
    ProviderNotifications,
    RefundsService,
  ],
  exports: [PaymentProvider, PaymentPurposes, ProviderAccounts, RefundsService],
})
export class PaymentProviderModule {}
