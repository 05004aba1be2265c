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
    summary: 'Start the payment of a visit',
    description:
      'Holds the slot for 30 minutes and opens the hosted checkout: send the browser to `url`. The fee is the one in the database; another one is answered with PRICE_CHANGED. With the bare pair doctorName and doctorFee no slot is held. Unpaid checkouts are bounded per person (TOO_MANY_HOLDS), network address and day of a doctor (HOLDS_LIMIT); `Retry-After` says when to come back. Whoever asks again for what they have open gets the same checkout.',
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
