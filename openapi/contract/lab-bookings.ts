import { z } from 'zod';
import { CalendarDate, Instant, ObjectId, Price, freeText, lineOfText, noteText } from './common.js';
import { LabGroup } from './lab-tests.js';
import { RefundState } from './orders.js';
import { CheckoutSession } from './payments.js';
import { Mobile } from './users.js';

export const LAB_BOOKING_STATUSES = [
  'requested',
  'confirmed',
  'sampleCollected',
  'reported',
  'cancelled',
] as const;
/** How far ahead a lab test can be booked, in days. */
export const LAB_DAYS_AHEAD = 60;
export const MAX_RESULTS = 60;

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

const Bound = z.number().min(-1_000_000_000).max(1_000_000_000);

export const LabResultInput = z
  .strictObject({
    name: lineOfText(100, 'Enter what was measured.').meta({ examples: ['Haemoglobin'] }),
    value: z.union([Bound, lineOfText(60, 'Enter the result.')], 'Enter the result.').meta({
      description:
        'A number, or words such as "Negative". A number sent as text is read, also with a decimal comma; "<5" and ">200" are judged by the range as well.',
      examples: [11.2],
    }),
    unit: z
      .string()
      .trim()
      .max(30, 'Use at most 30 characters.')
      .default('')
      .meta({ examples: ['g/dL'] }),
    low: Bound.nullish().meta({ description: 'Lower end of the reference range.', examples: [12] }),
    high: Bound.nullish().meta({ description: 'Upper end of the reference range.', examples: [15.5] }),
  })
  .refine(({ low, high }) => low == null || high == null || low <= high, {
    message: 'The lower end cannot be above the upper end.',
    path: ['low'],
  })
  .meta({ id: 'LabResultInput' });
export type LabResultInput = z.infer<typeof LabResultInput>;

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

export const LabResult = z
  .strictObject({
    name: z.string().meta({ examples: ['Haemoglobin'] }),
    value: z.union([z.number(), z.string()]).meta({ examples: [11.2] }),
    unit: z.string().meta({ examples: ['g/dL'] }),
    low: z
      .number()
      .nullable()
      .meta({ examples: [12] }),
    high: z
      .number()
      .nullable()
      .meta({ examples: [15.5] }),
    flag: z.enum(['low', 'normal', 'high']).nullable().meta({
      description:
        'Made by the server; null for words, without a reference range, and where it cannot be told, as of "<5" beside 3 to 10.',
    }),
  })
  .meta({ id: 'LabResult' });
export type LabResult = z.infer<typeof LabResult>;

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
