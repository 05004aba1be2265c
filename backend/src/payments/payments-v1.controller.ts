import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Done, ListQuery } from '../../../openapi/contract/common.js';
import { CancelCheckout, CheckoutOutcome, Payment } from '../../../openapi/contract/payments.js';
import { CurrentActor, OptionalActor } from '../common/actor.js';
import type { Actor } from '../common/actor.js';
import { Repeatable, Route } from '../common/documentation.js';
import { contentRange } from '../common/list-answer.js';
import { ObjectIdPipe } from '../common/object-id.pipe.js';
import { CheckoutService } from './checkout.service.js';
import { PaymentsService } from './payments.service.js';

@ApiTags('Payments')
@Controller('api/v1/payments')
export class PaymentsV1Controller {
  constructor(
    private readonly payments: PaymentsService,
    private readonly checkout: CheckoutService,
  ) {}

  @Get()
  @Route({
    id: 'listPayments',
    summary: 'List payments',
    description:
      "A patient's own, or all for an administrator; newest first. Filters: status, purpose, patientId, id. Sorts: id.",
    access: ['patient', 'admin'],
    answer: z.array(Payment),
    errors: [400],
  })
  async listPayments(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Payment[]> {
    const page = await this.payments.list(query, actor);
    void reply.header('Content-Range', contentRange('payments', page));
    return page.rows;
  }

  @Get(':id')
  @Route({
    id: 'getPayment',
    summary: 'Read a payment',
    description: 'Its state, and its refund when there is one.',
    access: ['patient', 'admin'],
    answer: Payment,
    errors: [404],
  })
  getPayment(@Param('id', ObjectIdPipe) id: string, @CurrentActor() actor: Actor): Promise<Payment> {
    return this.payments.get(id, actor);
  }

  @Post('cancel-checkout')
  @HttpCode(200)
  @Repeatable()
  @Route({
    id: 'cancelCheckout',
    summary: 'Cancel an open checkout',
    description:
      "Closes the checkout and gives back what it held at once. A patient's needs their token; a guest's its id. One that has been paid meanwhile stays: ALREADY_PAID.",
    access: 'public',
    answer: Done,
    errors: [400, 404, 409, 502],
  })
  async cancelCheckout(
    @Body({ schema: CancelCheckout }) body: CancelCheckout,
    @OptionalActor() actor: Actor | null,
  ): Promise<Done> {
    await this.checkout.cancel(body.sessionId, actor);
    return { msg: 'success' };
  }

  @Post('confirm-checkout')
  @HttpCode(200)
  @Route({
    id: 'confirmCheckout',
    summary: 'Ask what became of a checkout',
    description:
      'For the page that the buyer comes back to: settles the payment now if the provider has not told yet. It may be repeated; what was paid for is made once.',
    access: 'public',
    answer: CheckoutOutcome,
    errors: [400, 404, 502],
  })
  confirmCheckout(
    @Body({ schema: CancelCheckout }) body: CancelCheckout,
    @OptionalActor() actor: Actor | null,
  ): Promise<CheckoutOutcome> {
    return this.checkout.outcome(body.sessionId, actor);
  }
}
