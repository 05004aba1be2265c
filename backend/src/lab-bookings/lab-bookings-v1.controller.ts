import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentActor, CurrentCaller, assertStaffMay } from '../common/http/actor.js';
import type { Actor, Caller } from '../common/http/actor.js';
import {
  BulkLabBookings,
  CreateLabBooking,
  LabBookingDto,
  LabBookingMade,
} from '../../../openapi/contract/shop/lab-bookings.js';
import {
  CollectionRoute,
  CollectionRouteQuery,
  LabWindowsQuery,
} from '../../../openapi/contract/shop/lab-collection.js';
import { OfferedLabWindow } from '../../../openapi/contract/shop/lab-windows.js';
import type { BulkResult } from '../../../openapi/contract/console/bulk.js';
import { ListQuery } from '../../../openapi/contract/common.js';
import { BulkRoute, inBulk } from '../common/lists/bulk.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import type { Listing } from '../common/lists/list-answer.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { LabBookingDesk } from './lab-booking-desk.service.js';
import { LabBookingSteps } from './lab-booking-steps.service.js';
import { LabBookingsService } from './lab-bookings.service.js';
import { LabWindows } from './lab-windows.service.js';

const READERS = ['patient', 'admin'] as const;
/** What the single call of each bulk action needs. */
const BULK_NEEDS = {
  confirm: 'lab-bookings.edit',
  collect: 'lab-bookings.collect',
  cancel: 'lab-bookings.cancel',
} as const;

@ApiTags('Lab bookings')
@Controller('api/v1/lab-bookings')
export class LabBookingsV1Controller {
  constructor(
    private readonly bookings: LabBookingsService,
    private readonly desk: LabBookingDesk,
    private readonly windows: LabWindows,
    private readonly steps: LabBookingSteps,
  ) {}

  @Get()
  @Route({
    id: 'listLabBookings',
    summary: 'List lab bookings',
    description:
      "Returns a patient's own bookings, or all for an administrator, newest first. Filters: q (person, booking patient or test, by word prefix), status, patientId, critical (true for critical results that are not acknowledged), entered (awaitingRelease or sentBack, for administrators), unpaid (true for bookings to be paid at collection whose sample is not collected yet), date_gte, date_lte, id. Sorts: id, date.",
    access: READERS,
    answer: z.array(LabBookingDto),
    list: 'lab-bookings',
    errors: [400],
  })
  listLabBookings(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentActor() actor: Actor,
  ): Listing<LabBookingDto> {
    return this.bookings.list(query, actor);
  }

  @Post()
  @Idempotent()
  @Route({
    id: 'createLabBooking',
    summary: 'Book a lab test',
    description:
      'With payment at collection, the test is booked at once. With card payment, the response contains the hosted checkout: send the browser to its `url`. The booking is made once the payment is complete.',
    access: ['patient'],
    answer: LabBookingMade,
    makes: '/api/v1/lab-bookings',
    status: 201,
    errors: [400, 404, 409, 422, 502],
  })
  createLabBooking(
    @Body({ schema: CreateLabBooking }) body: CreateLabBooking,
    @CurrentCaller() by: Caller,
  ): Promise<LabBookingMade> {
    return this.desk.create(body, by);
  }

  @BulkRoute(
    'bulkLabBookings',
    'lab bookings',
    'Confirms lab bookings, marks samples of confirmed ones as collected, or cancels bookings and refunds payments.',
  )
  bulkLabBookings(
    @Body({ schema: BulkLabBookings }) body: BulkLabBookings,
    @CurrentCaller() by: Caller,
  ): Promise<BulkResult> {
    assertStaffMay(by.actor, BULK_NEEDS[body.action]);
    return inBulk(body, {
      confirm: (id) => this.steps.confirm(id, by),
      collect: (id) => this.steps.collectConfirmed(id, by),
      cancel: (id) => this.steps.cancel(id, by),
    });
  }

  @Get('windows')
  @Route({
    id: 'listLabWindows',
    summary: 'List the time windows of a day',
    description:
      'Returns the windows that can still be booked for a sample at the hospital or at home, with the free capacity of each. Returns none on a day that the hospital is closed.',
    access: READERS,
    answer: z.array(OfferedLabWindow),
    errors: [400],
  })
  listLabWindows(@Query({ schema: LabWindowsQuery }) query: LabWindowsQuery): Promise<OfferedLabWindow[]> {
    return this.windows.offered(query.date, query.place);
  }

  @Get('route')
  @Route({
    id: 'getCollectionRoute',
    summary: 'Get a collection route',
    description:
      'Returns the home collections of one day that are requested, confirmed or done. Collections at the same address in the same window form one stop.',
    access: ['admin'],
    answer: CollectionRoute,
    errors: [400],
  })
  getCollectionRoute(
    @Query({ schema: CollectionRouteQuery }) query: CollectionRouteQuery,
  ): Promise<CollectionRoute> {
    return this.bookings.route(query.date);
  }

  @Get(':id')
  @Route({
    id: 'getLabBooking',
    summary: 'Get a lab booking',
    description: "Returns one booking in the caller's scope.",
    access: READERS,
    answer: LabBookingDto,
    errors: [404],
  })
  getLabBooking(@Param('id', ObjectIdPipe) id: string, @CurrentActor() actor: Actor): Promise<LabBookingDto> {
    return this.bookings.get(id, actor);
  }

  @Post(':id/confirm')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'confirmLabBooking',
    summary: 'Confirm a lab booking',
    description: 'Changes the status from requested to confirmed. The patient is notified.',
    access: ['admin'],
    answer: LabBookingDto,
    errors: [404, 409],
  })
  confirmLabBooking(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
  ): Promise<LabBookingDto> {
    return this.steps.confirm(id, by);
  }

  @Post(':id/collect')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'collectLabSample',
    summary: 'Mark a sample as collected',
    description:
      'Changes the status from confirmed or sampleRejected to sampleCollected. A booking with payment at collection becomes paid. From sampleRejected, the booking moves to the hospital and to today, without a time window.',
    access: ['admin'],
    answer: LabBookingDto,
    errors: [404, 409],
  })
  collectLabSample(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
  ): Promise<LabBookingDto> {
    return this.steps.collect(id, by);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'cancelLabBooking',
    summary: 'Cancel a lab booking',
    description:
      'The patient can cancel until the sample is collected; the hospital can cancel until there is a report. A card payment is refunded in full if the hospital cancels, if the hospital has not confirmed the booking, if the laboratory has rejected a sample, or if at least 24 hours are left. Otherwise nothing is refunded. Repeated calls return the same response.',
    access: READERS,
    answer: LabBookingDto,
    errors: [404, 409],
  })
  cancelLabBooking(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
  ): Promise<LabBookingDto> {
    return this.steps.cancel(id, by);
  }
}
