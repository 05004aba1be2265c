import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentCaller } from '../common/http/actor.js';
import type { Caller } from '../common/http/actor.js';
import { ListQuery } from '../../../openapi/contract/common.js';
import {
  AvailabilityQuery,
  CreatePrescription,
  MedicineAvailability,
  PrescriptionDto,
  PrescriptionCart,
} from '../../../openapi/contract/care/prescriptions.js';
import { USER_TYPES } from '../../../openapi/contract/people/fields.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import type { Listing } from '../common/lists/list-answer.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { PrescriptionCartService } from './prescription-cart.service.js';
import { PrescriptionWriter } from './prescription-writer.service.js';
import { PrescriptionsService } from './prescriptions.service.js';

@ApiTags('Prescriptions')
@Controller('api/v1/prescriptions')
export class PrescriptionsV1Controller {
  constructor(
    private readonly prescriptions: PrescriptionsService,
    private readonly writer: PrescriptionWriter,
    private readonly cart: PrescriptionCartService,
  ) {}

  @Get()
  @Route({
    id: 'listPrescriptions',
    summary: 'List prescriptions',
    description:
      "A patient's own, those of a doctor's patients, or all for an administrator; newest first. Filters: status, patientId, doctorId, q (beginnings of words of the patient, of the medicines and of the number), date_gte, date_lte, id. Sorts: id, date.",
    access: USER_TYPES,
    answer: z.array(PrescriptionDto),
    list: 'prescriptions',
    errors: [400],
  })
  listPrescriptions(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentCaller() by: Caller,
  ): Promise<Listing<PrescriptionDto>> {
    return this.prescriptions.list(query, by);
  }

  @Post()
  @Idempotent()
  @Route({
    id: 'createPrescription',
    summary: 'Write a prescription',
    description:
      "For a patient whose record is open to the doctor: from an accepted visit on until `recordOpenMonths` of the settings after it; the doctor's name and DoctorId are the caller's own. The patient is told. Older prescriptions whose medicines it has all of come to their end.",
    access: ['doctor'],
    answer: PrescriptionDto,
    makes: '/api/v1/prescriptions',
    status: 201,
    errors: [400, 404, 422],
  })
  createPrescription(
    @Body({ schema: CreatePrescription }) body: CreatePrescription,
    @CurrentCaller() by: Caller,
  ): Promise<PrescriptionDto> {
    return this.writer.create(body, by);
  }

  @Get('availability')
  @Route({
    id: 'getMedicineAvailability',
    summary: 'Ask whether a medicine can be had',
    description:
      'For the doctor who is about to prescribe it: whether our pharmacy has the medicine that the name stands for, and what it has of the same substance instead.',
    access: ['doctor'],
    answer: MedicineAvailability,
    errors: [400],
  })
  getMedicineAvailability(
    @Query({ schema: AvailabilityQuery }) { name }: AvailabilityQuery,
  ): Promise<MedicineAvailability> {
    return this.cart.availabilityOf(name);
  }

  @Get(':id')
  @Route({
    id: 'getPrescription',
    summary: 'Read a prescription',
    description: "One prescription in the caller's scope.",
    access: USER_TYPES,
    answer: PrescriptionDto,
    errors: [404],
  })
  getPrescription(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
  ): Promise<PrescriptionDto> {
    return this.prescriptions.get(id, by);
  }

  @Get(':id/cart')
  @Route({
    id: 'getPrescriptionCart',
    summary: 'What to order for a prescription',
    description:
      'Each medicine with the boxes for the whole duration and the price of a box now; for what is sold out or not sold the same substance of other brands. A prescription that has ended is refused.',
    access: ['patient'],
    answer: PrescriptionCart,
    errors: [404, 409],
  })
  getPrescriptionCart(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
  ): Promise<PrescriptionCart> {
    return this.cart.cartOf(id, by);
  }
}
