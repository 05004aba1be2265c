import { z } from 'zod';
import { LabResult, LabResultInput, MAX_RESULTS } from '../care/lab-results.js';
import { CalendarDate, Instant, ObjectId, Price, freeText, lineOfText, noteText } from '../common.js';
import { Mobile } from '../people/fields.js';
import { LabGroup } from './lab-tests.js';
import { RefundState } from './orders.js';
import { CheckoutSession } from './payments.js';

export const LAB_BOOKING_STATUSES = [
  'requested',
  'confirmed',
  'sampleCollected',
  'reported',
  'cancelled',
] as const;
/** How far ahead a lab test can be booked, in days. */
export const LAB_DAYS_AHEAD = 60;

export const LabBookingStatus = z.enum(LAB_BOOKING_STATUSES).meta({
  id: 'LabBookingStatus',
  description: 'requested → confirmed → sampleCollected → reported; any but reported → cancelled.',
});
export type LabBookingStatus = z.infer<typeof LabBookingStatus>;

export const LabPlace = z.enum(['hospital', 'home'], 'Choose hospital or home.').meta({ examples: ['home'] });
export type LabPlace = z.infer<typeof LabPlace>;
export const LabPayment = z
  .enum(['card', 'atCollection'], 'Choose card or at collection.')
  .meta({ examples: ['atCollection'] });
export type LabPayment = z.infer<typeof LabPayment>;

export const CreateLabBooking = z
  .strictObject({
    labTestId: ObjectId,
    price: Price.optional().meta({ description: 'The price that the patient saw; another one is refused.' }),
    fullName: lineOfText(100, 'Enter the full name.').meta({ examples: ['Asha Rao'] }),
    phone: Mobile,
    date: CalendarDate.meta({ description: `Today or at most ${LAB_DAYS_AHEAD} days ahead.` }),
    place: LabPlace,
    address: freeText(500, 'Enter the address for the home collection.')
      .optional()
      .meta({
        description: 'With place home only.',
        examples: ['12 Lake View Road, Indiranagar, Bengaluru 560038'],
      }),
    payment: LabPayment,
  })
  .refine(({ place, address }) => place !== 'home' || address !== undefined, {
    message: 'Enter the address for the home collection.',
    path: ['address'],
  })
  .refine(({ place, address }) => place !== 'hospital' || address === undefined, {
    message: 'An address is given for a home collection only.',
    path: ['address'],
  })
  .meta({
    id: 'CreateLabBooking',
    examples: [
      {
        labTestId: '66f1a2b3c4d5e6f708192a3b',
        price: 650,
        fullName: 'Asha Rao',
        phone: '9812345678',
        date: '2026-11-24',
        place: 'home',
        address: '12 Lake View Road, Indiranagar, Bengaluru 560038',
        payment: 'atCollection',
      },
    ],
  });
export type CreateLabBooking = z.infer<typeof CreateLabBooking>;

export const ReportLabBooking = z
  .strictObject({
    results: z
      .array(LabResultInput)
      .min(1, 'Enter at least one result.')
      .max(MAX_RESULTS, `Enter at most ${MAX_RESULTS} results.`)
      .refine(
        (results) => new Set(results.map(({ name }) => name.toLowerCase())).size === results.length,
        'Name each result once.',
      ),
    remark: noteText(2000).meta({ examples: ['Repeat after three months.'] }),
  })
  .meta({ id: 'ReportLabBooking' });
export type ReportLabBooking = z.infer<typeof ReportLabBooking>;

export const LabBooking = z
  .strictObject({
    id: ObjectId,
    _id: ObjectId,
    status: LabBookingStatus,
    labTest: z.strictObject({
      _id: ObjectId,
      testName: z.string().meta({ examples: ['Thyroid profile'] }),
      turnaround: z.string().meta({ examples: ['24 hours'] }),
      imageUrl: z.string().meta({ examples: ['/public/image/labtest/default.webp'] }),
      group: LabGroup.nullable(),
    }),
    price: z.number().meta({ description: 'As booked, in rupees.', examples: [650] }),
    patient: z.strictObject({ _id: ObjectId, fullName: z.string().meta({ examples: ['Asha Rao'] }) }),
    fullName: z.string().meta({ description: 'Whose sample it is.', examples: ['Asha Rao'] }),
    phone: z.string().meta({ examples: ['+919812345678'] }),
    date: CalendarDate,
    place: LabPlace,
    address: z
      .string()
      .nullable()
      .meta({ examples: ['12 Lake View Road, Indiranagar, Bengaluru 560038'] }),
    payment: LabPayment,
    paid: z.boolean().meta({ examples: [false] }),
    paymentId: ObjectId.nullable().meta({ examples: [null] }),
    refund: RefundState.nullable().meta({ examples: [null] }),
    history: z.array(z.strictObject({ status: LabBookingStatus, at: Instant })),
    cancellation: z
      .strictObject({ by: z.enum(['patient', 'hospital']), msg: z.string() })
      .nullable()
      .meta({ examples: [null] }),
    canCancel: z.boolean().meta({ description: 'Whether the caller may cancel it now.' }),
    report: z
      .strictObject({ results: z.array(LabResult), remark: z.string().nullable(), reportedAt: Instant })
      .nullable()
      .meta({ examples: [null] }),
    reportUrl: z
      .string()
      .nullable()
      .meta({
        description: 'Signed, short-lived address of the report (PDF), once there is one.',
        examples: [null],
      }),
    createdAt: Instant,
  })
  .meta({ id: 'LabBooking', description: 'A lab test that was booked for a person.' });
export type LabBooking = z.infer<typeof LabBooking>;

export const LabBookingMade = z
  .strictObject({
    booking: LabBooking.nullable().meta({
      description: 'Made at once when it is paid at collection; null until the card has been charged.',
    }),
    checkout: CheckoutSession.nullable().meta({ examples: [null] }),
  })
  .meta({ id: 'LabBookingMade' });
export type LabBookingMade = z.infer<typeof LabBookingMade>;
