import { Global, Module } from '@nestjs/common';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { Dispensing } from '../../prescriptions/dispensing/dispensing.js';
import { OrdersForPrescriptions } from './orders-for-prescriptions.service.js';
import { PrescribedOrderNotifications } from './prescribed-order-notifications.service.js';

/** Global, because the prescriptions ask what was ordered for them. */
@Global()
@Module({
  imports: [NotificationsModule],
  providers: [
    PrescribedOrderNotifications,
    OrdersForPrescriptions,
    { provide: Dispensing, useExisting: OrdersForPrescriptions },
  ],
  exports: [Dispensing, PrescribedOrderNotifications],
})
export class DispensingModule {}
