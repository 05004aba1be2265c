import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { PdfModule } from '../pdf/pdf.module.js';
import { PharmacyModule } from '../pharmacy/pharmacy.module.js';
import { PrescriptionsModule } from '../prescriptions/prescriptions.module.js';
import { CartService } from './cart.service.js';
import { LookupLimiter } from './lookup-limiter.js';
import { OrderCheckoutController } from './order-checkout.controller.js';
import { OrderCheckoutService } from './order-checkout.service.js';
import { OrderedBoxes } from './lines/ordered-boxes.service.js';
import { OrderLines } from './lines/order-lines.service.js';
import { OrderNotifications } from './order-notifications.js';
import { OrderPayments } from './order-payments.js';
import { OrderSteps } from './order-steps.service.js';
import { OrdersService } from './orders.service.js';
import { ReceiptsController } from './receipts.controller.js';
import { ReceiptsService } from './receipts.service.js';
import { DispensingModule } from './prescribed/dispensing.module.js';
import { ItemRules } from './prescribed/item-rules.js';
import { PaidItems } from './prescribed/paid-items.service.js';
import { PrescribedItems } from './prescribed/prescribed-items.service.js';
import { OrdersV1Controller } from './orders-v1.controller.js';
import { StockShares } from './stock-shares.service.js';

@Module({
  imports: [
    DispensingModule,
    NotificationsModule,
    PaymentsModule,
    PdfModule,
    PharmacyModule,
    PrescriptionsModule,
  ],
  controllers: [OrderCheckoutController, OrdersV1Controller, ReceiptsController],
  providers: [
    CartService,
    ItemRules,
    LookupLimiter,
    OrderCheckoutService,
    OrderLines,
    OrderNotifications,
    OrderPayments,
    OrderSteps,
    OrderedBoxes,
    OrdersService,
    PaidItems,
    PrescribedItems,
    ReceiptsService,
    StockShares,
  ],
})
export class OrdersModule {}
