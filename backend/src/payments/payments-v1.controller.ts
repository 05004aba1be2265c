import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentActor, CurrentCaller, OptionalActor } from '../common/http/actor.js';
import type { Actor, Caller } from '../common/http/actor.js';
import { HandOutRefund } from '../../../openapi/contract/shop/desk.js';
import {
  BulkPayments,
  CancelCheckout,
  CheckoutOutcome,
  PaymentDto,
  RefundPayment,
} from '../../../openapi/contract/shop/payments.js';
import type { BulkResult } from '../../../openapi/contract/console/bulk.js';
import { Done, ListQuery } from '../../../openapi/contract/common.js';
import { BulkRoute, inBulk } from '../common/lists/bulk.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import type { Listing } from '../common/lists/list-answer.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { AdminRefunds } from './admin-refunds.service.js';
import { DeskRefunds } from './desk-refunds.service.js';
import { CheckoutService } from './checkout.service.js';
import { PaymentsService } from './payments.service.js';

@ApiTags('Payments')
@Controller('api/v1/payments')
export class PaymentsV1Controller {
  constructor(
    private readonly payments: PaymentsService,
    private readonly checkout: CheckoutService,
    private readonly refunds: AdminRefunds,
    private readonly desk: DeskRefunds,
  ) {}

  @Get()
  @Route({
    id: 'listPayments',
    summary: 'List payments',
    description:
      "A patient's own, or all for an administrator; newest first. Filters: q (patient or doctor, by beginnings of words of the name or of the email; a guest by the beginning of the email; an id), status, purpose, patientId, atDesk (true for those made at the hospital's desk), refundStatus (of any of its refunds), disputeStatus (of any of its disputes), paidAt_gte, paidAt_lte, refundedAt_gte, refundedAt_lte (days of the hospital's calendar, both included), id. Sorts: id.",
    access: ['patient', 'admin'],
    answer: z.array(PaymentDto),
    list: 'payments',
    errors: [400],
  })
  listPayments(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Listing<PaymentDto>> {
    return this.payments.list(query, actor);
  }

  @BulkRoute('bulkPayments', 'payments', 'Sends refunds again that failed their last try.')
  bulkPayments(
    @Body({ schema: BulkPayments }) body: BulkPayments,
    @CurrentCaller() by: Caller,
  ): Promise<BulkResult> {
    return inBulk(body, { resendRefund: (id) => this.refunds.resend(id, by) });
  }

  @Get(':id')
  @Route({
    id: 'getPayment',
    summary: 'Read a payment',
    description: 'Its state, and what of it goes back.',
    access: ['patient', 'admin'],
    answer: PaymentDto,
    errors: [404],
  })
  getPayment(@Param('id', ObjectIdPipe) id: string, @CurrentActor() actor: Actor): Promise<PaymentDto> {
    return this.payments.get(id, actor);
  }

  @Post(':id/refund')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'refundPayment',
    summary: 'Give money back',
    description:
      'Gives some or all of a paid payment back; parts may follow each other until nothing is left. More than what is left is refused with REFUND_TOO_HIGH. Of two who do so at the same moment one is refused: with EDIT_CONFLICT when `refundedBefore` is given, else with ALREADY_REFUNDED for the same amount and reason. What was paid for stays as it is; when it is cancelled later, only the rest goes back. What was paid at the desk is given back there: `method` says how. The payer gets a mail with the reason of each part.',
    access: ['admin'],
    answer: PaymentDto,
    errors: [400, 404, 409, 422],
  })
  refundPayment(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: RefundPayment }) body: RefundPayment,
    @CurrentCaller() by: Caller,
  ): Promise<PaymentDto> {
    return this.refunds.refund(id, body, by);
  }

  @Post(':id/refund/hand-out')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'handOutRefund',
    summary: 'Hand a refund out at the desk',
    description:
      'Gives back what waits of a payment that was made at the desk, e.g. of a visit that was cancelled; once: WRONG_STATE when nothing waits. The patient is told.',
    access: ['admin'],
    answer: PaymentDto,
    errors: [400, 404, 409],
  })
  handOutRefund(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: HandOutRefund }) body: HandOutRefund,
    @CurrentCaller() by: Caller,
  ): Promise<PaymentDto> {
    return this.desk.handOut(id, body, by);
  }

  @Post(':id/refund/resend')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'resendRefund',
    summary: 'Send a failed refund again',
    description:
      'Puts the refunds of a payment back into the queue that failed their last try or were sent back by the bank. The provider pays each back once.',
    access: ['admin'],
    answer: PaymentDto,
    errors: [404, 409],
  })
  resendRefund(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<PaymentDto> {
    return this.refunds.resend(id, by);
  }

  @Post('cancel-checkout')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'cancelCheckout',
    summary: 'Cancel an open checkout',
    description:
      "Closes the checkout and gives back what it held at once. A patient's needs their token; a guest's its id. One that has been paid meanwhile stays: ALREADY_PAID.",
    access: 'public',
    whose: 'person',
    answer: Done,
    errors: [400, 404, 409, 502],
  })
  async cancelCheckout(
    @Body({ schema: CancelCheckout }) body: CancelCheckout,
    @OptionalActor() actor: Actor | null,
  ): Promise<Done> {
    await this.checkout.cancel(body.checkoutId, actor);
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
    whose: 'person',
    answer: CheckoutOutcome,
    errors: [400, 404, 502],
  })
  confirmCheckout(
    @Body({ schema: CancelCheckout }) body: CancelCheckout,
    @OptionalActor() actor: Actor | null,
  ): Promise<CheckoutOutcome> {
    return this.checkout.outcome(body.checkoutId, actor);
  }
}
