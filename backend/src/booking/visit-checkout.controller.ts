import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../common/http/actor.js';
import type { Caller } from '../common/http/actor.js';
import { CheckoutSession, CreateCheckoutSession } from '../../../openapi/contract/shop/payments.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import { VisitCheckoutService } from './visit-checkout.service.js';

@ApiTags('Payments')
@Controller('api/payment')
export class VisitCheckoutController {
  constructor(private readonly checkout: VisitCheckoutService) {}

  @Post('create-checkout-session')
  @Idempotent()
  @Route({
    id: 'createCheckoutSession',
    summary: 'Start the checkout of a visit',
    description:
      'Holds the slot for 30 minutes and opens the hosted checkout. Send the browser to `url`. Fails with PRICE_CHANGED if the fee differs from the stored one. With only doctorName and doctorFee, no slot is held. Unpaid checkouts are limited per person (TOO_MANY_HOLDS), and per network address and day of a doctor (HOLDS_LIMIT); `Retry-After` gives the seconds to wait. A repeated request for the same open checkout returns that checkout.',
    access: ['patient'],
    answer: CheckoutSession,
    status: 201,
    errors: [400, 404, 409, 422, 502],
  })
  createCheckoutSession(
    @Body({ schema: CreateCheckoutSession }) body: CreateCheckoutSession,
    @CurrentCaller() by: Caller,
  ): Promise<CheckoutSession> {
    return this.checkout.create(body, by);
  }
}
