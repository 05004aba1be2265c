import { Body, Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import type { RawBodyRequest } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CheckoutSession, CreateCheckoutSession, WebhookAnswer } from '../../../openapi/contract/payments.js';
import { CurrentActor, RequestOrigin } from '../common/actor.js';
import type { Actor, Origin } from '../common/actor.js';
import { Repeatable, Route } from '../common/documentation.js';
import { CheckoutService } from './checkout.service.js';
import { WebhookService } from './webhook.service.js';

@ApiTags('Payments')
@Controller('api/payment')
export class PaymentController {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly webhook: WebhookService,
  ) {}

  @Post('create-checkout-session')
  @Repeatable()
  @Route({
    id: 'createCheckoutSession',
    summary: 'Start the payment of a visit',
    description:
      'Holds the slot for 30 minutes and opens the hosted checkout: send the browser to `url`. The fee is the one in the database; another one is answered with PRICE_CHANGED. With the bare pair doctorName and doctorFee no slot is held.',
    access: ['patient'],
    answer: CheckoutSession,
    status: 201,
    errors: [400, 404, 409, 422, 502],
  })
  createCheckoutSession(
    @Body({ schema: CreateCheckoutSession }) body: CreateCheckoutSession,
    @CurrentActor() actor: Actor,
    @RequestOrigin() origin: Origin,
  ): Promise<CheckoutSession> {
    return this.checkout.create(body, actor, origin);
  }

  @Post('webhook')
  @HttpCode(200)
  @Route({
    id: 'receivePaymentEvent',
    summary: "Receive the payment provider's events",
    description:
      'For the provider alone: the raw body must carry its signature of the last five minutes. Repeated deliveries change nothing.',
    access: 'public',
    answer: WebhookAnswer,
    errors: [400, 502],
  })
  @ApiHeader({ name: 'Stripe-Signature', required: true, description: 'Signature of the raw body.' })
  @ApiBody({
    required: true,
    schema: { type: 'object', description: 'An event of the provider.', additionalProperties: true },
  })
  async receivePaymentEvent(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    await this.webhook.handle(request.rawBody ?? Buffer.alloc(0), signature ?? '');
    return { received: true };
  }
}
