import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentCaller } from '../common/http/actor.js';
import type { Caller } from '../common/http/actor.js';
import { ListQuery } from '../../../openapi/contract/common.js';
import {
  AvailabilityQuery,
  MedicineAvailability,
  PrescriptionCart,
} from '../../../openapi/contract/care/prescription-cart.js';
import { CreatePrescription, PrescriptionDto } from '../../../openapi/contract/care/prescriptions.js';
import {
  CheckPrescription,
  CheckedPrescription,
} from '../../../openapi/contract/care/safety/check-prescription.js';
import { USER_TYPES } from '../../../openapi/contract/people/fields.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import type { Listing } from '../common/lists/list-answer.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { PrescriptionChecks } from './checks/prescription-checks.service.js';
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
    private readonly checks: PrescriptionChecks,
  ) {}

  @Get()
  @Route({
    id: 'listPrescriptions',
    summary: 'List prescriptions',
    description:
      "Returns a patient's own prescriptions, those of a doctor's patients, or all for an administrator, newest first. Patients do not get those that were entered in error. Filters: status, enteredInError (true for those only, false without them), patientId, doctorId, q (patient, medicines and number, by word prefix), date_gte, date_lte, id. Sorts: id, date.",
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
    summary: 'Create a prescription',
    description:
      "Requires that the patient's record is open to the doctor: from an accepted visit until `recordOpenMonths` (settings) after it. The doctor's name and DoctorId are those of the caller. The patient is notified. Each line replaces the lines of earlier-dated prescriptions with the same substances, unless it is a shorter course or `onDuplicate` says keep. A line is itself replaced from the start if a later-dated prescription has its medicine. Fails with PRESCRIPTION_UNCHECKED and all `warnings` if a medicine is what the patient is allergic to and has no acknowledgement with a reason, or if name, age or sex differ from the record and `confirmPerson` is not true.",
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

  @Post('check')
  @HttpCode(200)
  @Route({
    id: 'checkPrescription',
    summary: 'Check a prescription before it is written',
    description:
      "For a doctor to whom the patient's record is open. Returns warnings of allergies, of a substance that is taken already, of known serious interactions, of doses above the usual maximum and of a person who differs from the record. Nothing is stored.",
    access: ['doctor'],
    answer: CheckedPrescription,
    errors: [400, 404],
  })
  checkPrescription(
    @Body({ schema: CheckPrescription }) body: CheckPrescription,
    @CurrentCaller() { actor }: Caller,
  ): Promise<CheckedPrescription> {
    return this.checks.preview(body, actor);
  }

  @Get('availability')
  @Route({
    id: 'getMedicineAvailability',
    summary: 'Check whether a medicine is available',
    description:
      'For a doctor before prescribing. Returns whether the pharmacy sells the named medicine, and its alternatives with the same substance.',
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
    summary: 'Get a prescription',
    description: "Returns one prescription in the caller's scope.",
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
    summary: 'List the medicines to order for a prescription',
    description:
      'Returns each active medicine with the number of boxes that are left of its course and the current price per box. If a medicine is sold out or not sold, returns other brands of the same substance. Fails with WRONG_STATE if the prescription has ended.',
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
