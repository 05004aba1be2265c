import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import type { RawBodyRequest } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { WebhookAnswer } from '../../../openapi/contract/shop/payments.js';
import { Route } from '../common/http/documentation.js';
import { WebhookService } from './webhook.service.js';

@ApiTags('Payments')
@Controller('api/payment')
export class PaymentController {
  constructor(private readonly webhook: WebhookService) {}

  @Post('webhook')
  @HttpCode(200)
  @Route({
    id: 'receivePaymentEvent',
    summary: 'Receive payment provider events',
    description:
      'Webhook for the payment provider only. The raw body must carry a provider signature from the last five minutes. Repeated deliveries change nothing.',
    access: 'public',
    answer: WebhookAnswer,
    errors: [400, 502],
  })
  @ApiHeader({ name: 'Stripe-Signature', required: true, description: 'Signature of the raw body.' })
  @ApiBody({
    required: true,
    schema: {
      type: 'object',
      description: 'An event of the provider.',
      additionalProperties: true,
      example: {
        id: 'evt_1Q2w3E',
        object: 'event',
        type: 'checkout.session.completed',
        data: { object: { id: 'cs_test_a1b2c3', object: 'checkout.session' } },
      },
    },
  })
  async receivePaymentEvent(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    await this.webhook.handle(request.rawBody ?? Buffer.alloc(0), signature ?? '');
    return { received: true };
  }
}
