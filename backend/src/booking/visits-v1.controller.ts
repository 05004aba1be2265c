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
      "At one of the doctor's free times, accepted at once. A doctor books a follow-up for a patient whose record is open to them (BookFollowUp): nothing to pay, the patient is told. An administrator books for any patient with any doctor (BookOnBehalf): paid at the desk, both are told.",
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
    summary: 'Ask for visits at the same time',
    description:
      "Pending and accepted visits of the patient with other doctors that share a minute with this time of the doctor. The screens ask before they book; the booking itself is not refused. A patient asks about the person of the call, an administrator names the patient, a doctor one whose record is open to them and the doctor's own times.",
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
    summary: 'Record a fee that was paid at the desk',
    description:
      'For an accepted or completed visit that nothing was paid for, once: FEE_RECORDED after that. The answer has the address of the receipt, and the patient is told. When the visit is cancelled later, what goes back waits at the desk.',
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
