import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentActor, CurrentCaller } from '../common/http/actor.js';
import type { Actor, Caller } from '../common/http/actor.js';
import {
  BulkLabBookings,
  CorrectLabReport,
  CreateLabBooking,
  LabBookingDto,
  LabBookingMade,
  ReportLabBooking,
} from '../../../openapi/contract/shop/lab-bookings.js';
import {
  CollectionRoute,
  CollectionRouteQuery,
  LabWindowsQuery,
} from '../../../openapi/contract/shop/lab-collection.js';
import { BookingMeasures } from '../../../openapi/contract/care/lab-measures.js';
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
import { LabCorrections } from './reports/lab-corrections.service.js';
import { LabWindows } from './lab-windows.service.js';
import { ReportBasis } from './reports/report-basis.service.js';

const READERS = ['patient', 'admin'] as const;

@ApiTags('Lab bookings')
@Controller('api/v1/lab-bookings')
export class LabBookingsV1Controller {
  constructor(
    private readonly bookings: LabBookingsService,
    private readonly desk: LabBookingDesk,
    private readonly windows: LabWindows,
    private readonly steps: LabBookingSteps,
    private readonly basis: ReportBasis,
    private readonly corrections: LabCorrections,
  ) {}

  @Get()
  @Route({
    id: 'listLabBookings',
    summary: 'List lab bookings',
    description:
      "A patient's own, or all for an administrator; newest first. Filters: q (beginnings of words of the person, of the patient who booked and of the test), status, patientId, unpaid (true for what is paid at the collection and was not collected yet), date_gte, date_lte, id. Sorts: id, date.",
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
      'Paid at collection it is booked at once. Paid by card the answer has the hosted checkout: send the browser to its `url`; the booking is made when it has been paid.',
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
    'Confirms lab bookings, notes that their samples are collected, or cancels them and pays back what was paid.',
  )
  bulkLabBookings(
    @Body({ schema: BulkLabBookings }) body: BulkLabBookings,
    @CurrentCaller() by: Caller,
  ): Promise<BulkResult> {
    return inBulk(body, {
      confirm: (id) => this.steps.confirm(id, by),
      collect: (id) => this.steps.collect(id, by),
      cancel: (id) => this.steps.cancel(id, by),
    });
  }

  @Get('windows')
  @Route({
    id: 'listLabWindows',
    summary: 'Time windows of a day',
    description:
      'Those that can still be chosen for a sample at the hospital or at home, with the room that each has; none on a day that the hospital is closed.',
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
    summary: "A collector's route",
    description:
      'The home collections of one day that are requested, confirmed or done, one stop for what is taken at one address in one window.',
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
    summary: 'Read a lab booking',
    description: "One booking in the caller's scope.",
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
    description: 'requested → confirmed; the patient is told.',
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
    summary: 'Note that the sample is collected',
    description: 'confirmed → sampleCollected; what is paid at collection has been paid with it.',
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

  @Post(':id/report')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'reportLabBooking',
    summary: 'Report the results',
    description:
      "sampleCollected → reported, with a flag for each number that has a reference range. Units and ranges come from the test's definition where it names the result, and stay as they are when it changes. The patient is told that the report is there.",
    access: ['admin'],
    answer: LabBookingDto,
    errors: [400, 404, 409, 422],
  })
  reportLabBooking(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: ReportLabBooking }) body: ReportLabBooking,
    @CurrentCaller() by: Caller,
  ): Promise<LabBookingDto> {
    return this.steps.report(id, body, by);
  }

  @Get(':id/measures')
  @Route({
    id: 'getLabBookingMeasures',
    summary: 'What the report of a lab booking asks for',
    description:
      "What the test measures as it is defined now, and what the account knows of the person on the sample's day.",
    access: ['admin'],
    answer: BookingMeasures,
    errors: [404],
  })
  getLabBookingMeasures(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<BookingMeasures> {
    return this.basis.ofBooking(id, actor);
  }

  @Post(':id/correct-report')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'correctLabReport',
    summary: 'Correct a report',
    description:
      'Puts a new report in the place of the one that stands, which stays readable as one that was corrected. The patient is told.',
    access: ['admin'],
    answer: LabBookingDto,
    errors: [400, 404, 409, 422],
  })
  correctLabReport(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: CorrectLabReport }) body: CorrectLabReport,
    @CurrentCaller() by: Caller,
  ): Promise<LabBookingDto> {
    return this.corrections.correct(id, body, by);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'cancelLabBooking',
    summary: 'Cancel a lab booking',
    description:
      'By its patient until the sample is taken, by the hospital until there is a report. What a card has paid goes back: all of it when the hospital cancels, has not confirmed it, or 24 hours are left; else nothing. Repeating it gives the same answer.',
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
