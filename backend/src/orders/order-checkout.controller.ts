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
    summary: 'Start the checkout of medicines',
    description:
      "For patients and guests: buys one box by name and price, or the items of a cart. Reserves the boxes for 30 minutes and opens the hosted checkout. Send the browser to `url`. A sent price may be the list price or the promotion price; the lower one is charged. Fails with PRICE_CHANGED for any other price, with each item named in `errors`. An item may name the line of a prescription: fails with NOT_FOUND if it is not the caller's or a dependant's, WRONG_STATE if the line is not active, UNACCEPTABLE if it is another medicine, and COURSE_ORDERED if its course has fewer boxes left. Unpaid checkouts are limited per buyer (TOO_MANY_HOLDS), per network address and per share of a medicine's stock (HOLDS_LIMIT, TOO_MANY_BOXES); `Retry-After` gives the seconds to wait.",
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
