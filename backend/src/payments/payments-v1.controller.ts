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
      "Returns a patient's own payments, or all for an administrator, newest first. Filters: q (patient or doctor name or email, by word prefix; guest email prefix; an ID), status, purpose, patientId, atDesk (true for payments at the hospital's desk), refundStatus (of any of its refunds), disputeStatus (of any of its disputes), paidAt_gte, paidAt_lte, refundedAt_gte, refundedAt_lte (dates in the hospital's time zone, inclusive), id. Sorts: id.",
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

  @BulkRoute('bulkPayments', 'payments', 'Resends refunds whose last attempt failed.')
  bulkPayments(
    @Body({ schema: BulkPayments }) body: BulkPayments,
    @CurrentCaller() by: Caller,
  ): Promise<BulkResult> {
    return inBulk(body, { resendRefund: (id) => this.refunds.resend(id, by) });
  }

  @Get(':id')
  @Route({
    id: 'getPayment',
    summary: 'Get a payment',
    description: 'Returns the state of the payment and its refunds.',
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
    summary: 'Refund a payment',
    description:
      'Refunds all or part of a paid payment. Repeat it for further parts until nothing remains. Fails with REFUND_TOO_HIGH if the amount exceeds the remainder. If two callers refund at the same time, one fails: with EDIT_CONFLICT if `refundedBefore` is sent, or with ALREADY_REFUNDED for the same amount and reason. The purchase itself does not change; a later cancellation refunds only the remainder. A payment at the desk is refunded at the desk: `method` names how. The payer gets a mail with the reason for each part.',
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
    summary: 'Pay out a refund at the desk',
    description:
      'Pays out the pending refund of a payment that was made at the desk, such as for a cancelled visit. Fails with WRONG_STATE if no refund is pending. The patient is notified.',
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
    summary: 'Resend a failed refund',
    description:
      'Puts failed refunds of a payment, and refunds that the bank returned, back into the queue. The provider pays each of them once.',
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
      "Closes the checkout and releases its holds at once. A patient's checkout requires their token; a guest's checkout requires its ID. Fails with ALREADY_PAID if it was paid in the meantime.",
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
    summary: 'Get the result of a checkout',
    description:
      'For the page to which the buyer returns. Settles the payment at once if the provider has not yet reported it. Repeated calls are safe: the purchase is made once.',
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
