import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../common/http/actor.js';
import type { Caller } from '../common/http/actor.js';
import { AppointmentAnswer, CreateSpecificAppointment } from '../../../openapi/contract/care/appointments.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import { BookingService } from './booking.service.js';

@ApiTags('Appointments')
@Controller('api/appointments')
export class BookingController {
  constructor(private readonly bookings: BookingService) {}

  @Post('create/specific')
  @Idempotent()
  @Route({
    id: 'createSpecificAppointment',
    summary: 'Book the paid or free visit',
    description:
      'Requires a paid, unused payment of this patient for this doctor, date and time; fails with 402 otherwise. A visit with a doctor whose fee is 0 needs no payment and no checkout; such open requests are limited per person and family (TOO_MANY_OPEN_REQUESTS), and per network address and day of a doctor (TOO_MANY_REQUESTS). Repeated calls return the same appointment.',
    access: ['patient'],
    answer: AppointmentAnswer,
    makes: '/api/v1/appointments',
    status: 201,
    errors: [400, 402, 409, 422, 502],
  })
  async createSpecificAppointment(
    @Body({ schema: CreateSpecificAppointment }) body: CreateSpecificAppointment,
    @CurrentCaller() by: Caller,
  ) {
    return { msg: 'success' as const, value: await this.bookings.book(body, by) };
  }
}
