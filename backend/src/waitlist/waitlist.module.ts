import { Module } from '@nestjs/common';
import { EmailConfirmationsModule } from '../auth/email-confirmations/email-confirmations.module.js';
import { AvailabilityModule } from '../availability/availability.module.js';
import { SlotsModule } from '../appointments/slots/slots.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { OfferNotifications } from './offer-notifications.js';
import { OfferRounds } from './offer-rounds.service.js';
import { Offers } from './offers.service.js';
import { WaitlistService } from './waitlist.service.js';
import { WaitlistV1Controller } from './waitlist-v1.controller.js';
import { WantedTimes } from './wanted-times.service.js';

/** The waiting list and its offers. */
@Module({
  imports: [AvailabilityModule, EmailConfirmationsModule, NotificationsModule, SlotsModule],
  controllers: [WaitlistV1Controller],
  providers: [OfferNotifications, OfferRounds, Offers, WaitlistService, WantedTimes],
  exports: [OfferRounds],
})
export class WaitlistModule {}
