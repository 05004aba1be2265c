import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentCaller } from '../common/http/actor.js';
import type { Caller } from '../common/http/actor.js';
import { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { BookVisit, VisitOverlap, VisitOverlapsQuery } from '../../../openapi/contract/care/book-visit.js';
import { RecordDeskPayment } from '../../../openapi/contract/shop/desk.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { DeskBookingService } from './desk/desk-booking.service.js';
import { DeskPayments } from './desk/desk-payment.service.js';
import { FollowUpService } from './follow-up.service.js';
import { VisitOverlaps } from './visit-overlaps.service.js';
import { tCommon } from '../messages/common.js';

@ApiTags('Appointments')
@Controller('api/v1/appointments')
export class VisitsV1Controller {
  constructor(
    private readonly followUps: FollowUpService,
    private readonly desk: DeskBookingService,
    private readonly payments: DeskPayments,
    private readonly overlaps: VisitOverlaps,
  ) {}

  @Post()
  @Idempotent()
  @Route({
    id: 'bookVisit',
    summary: 'Book a visit for a patient',
    description:
      "Books one of the doctor's free times; the visit is accepted at once. A doctor books a follow-up for a patient whose record is open to them (BookFollowUp); it is free of charge, and the patient is notified. An administrator books for any patient with any doctor (BookOnBehalf); the patient pays at the desk, and both are notified.",
    access: ['doctor', 'admin'],
    answer: AppointmentDto,
    makes: '/api/v1/appointments',
    status: 201,
    errors: [400, 404, 409, 422],
  })
  bookVisit(
    @Body({ schema: BookVisit }) body: BookVisit,
    @CurrentCaller() by: Caller,
  ): Promise<AppointmentDto> {
    if ('doctorId' in body) {
      if (by.actor.type !== 'admin') throw new Failure('NOT_YOURS');
      return this.desk.book(body, by);
    }
    if (by.actor.type === 'admin') throw fieldFailure('doctorId', tCommon('chooseDoctor'));
    return this.followUps.book(body, by);
  }

  @Get('overlaps')
  @Route({
    id: 'listVisitOverlaps',
    summary: 'List overlapping visits',
    description:
      'Returns pending and accepted visits of the patient with other doctors that share at least one minute with this time of the doctor. Clients check this before booking; the booking itself does not fail because of an overlap. A patient checks the person of the call. An administrator names the patient. A doctor names a patient whose record is open to them, and checks their own times only.',
    access: ['patient', 'doctor', 'admin'],
    answer: z.array(VisitOverlap),
    errors: [400, 403, 404, 422],
  })
  listVisitOverlaps(
    @Query({ schema: VisitOverlapsQuery }) query: VisitOverlapsQuery,
    @CurrentCaller() { actor }: Caller,
  ): Promise<VisitOverlap[]> {
    return this.overlaps.find(query, actor);
  }

  @Post(':id/desk-payment')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'recordDeskPayment',
    summary: 'Record a fee paid at the desk',
    description:
      'Requires an accepted or completed visit without a payment that is not free. Fails with FEE_RECORDED if the fee was already recorded. The response contains the URL of the receipt, and the patient is notified. If the visit is cancelled later, the refund is paid out at the desk.',
    access: ['admin'],
    answer: AppointmentDto,
    errors: [400, 404, 409],
  })
  recordDeskPayment(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: RecordDeskPayment }) body: RecordDeskPayment,
    @CurrentCaller() by: Caller,
  ): Promise<AppointmentDto> {
    return this.payments.record(id, body, by);
  }
}
