import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OptionalCaller } from '../common/http/actor.js';
import type { Actor, Caller } from '../common/http/actor.js';
import { CreateMedicineCheckout } from '../../../openapi/contract/shop/orders.js';
import { CheckoutSession } from '../../../openapi/contract/shop/payments.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import { OrderCheckoutService } from './order-checkout.service.js';

@ApiTags('Payments')
@Controller('api/payment')
export class OrderCheckoutController {
  constructor(private readonly checkout: OrderCheckoutService) {}

  @Post('create-medicine-checkout-session')
  @Idempotent()
  @Route({
    id: 'createMedicineCheckoutSession',
    summary: 'Start the payment of medicines',
    description:
      'For patients and guests: one box by its name and price, or the items of a cart. Reserves the boxes for 30 minutes and opens the hosted checkout: send the browser to `url`. A price that is sent may be the list price or that of the promotion; the lower is charged. Any other is answered with PRICE_CHANGED, each item named in `errors`. Unpaid checkouts are bounded per buyer (TOO_MANY_HOLDS), network address and share of a medicine (HOLDS_LIMIT, TOO_MANY_BOXES); `Retry-After` says when to come back.',
    access: 'public',
    whose: 'person',
    answer: CheckoutSession,
    status: 201,
    errors: [400, 403, 404, 409, 422, 502],
  })
  createMedicineCheckoutSession(
    @Body({ schema: CreateMedicineCheckout }) body: CreateMedicineCheckout,
    @OptionalCaller() by: Caller<Actor | null>,
  ): Promise<CheckoutSession> {
    return this.checkout.create(body, by);
  }
}
