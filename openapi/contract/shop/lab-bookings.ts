import { bulk } from '../console/bulk.js';
import { z } from 'zod';
import { TestedPerson, haveOwnNames } from '../care/lab-measures.js';
import { LabResult, LabResultInput, MAX_RESULTS } from '../care/lab-results.js';
import {
  CalendarDate,
  ObjectId,
  Price,
  freeText,
  historyOf,
  idOf,
  idsOf,
  instant,
  noteText,
} from '../common.js';
import { patientsHolder } from '../people/dependants.js';
import { Mobile, Person } from '../people/fields.js';
import { personName } from '../people/names.js';
import { LabGroup } from './lab-tests.js';
import { LabWindow } from './lab-windows.js';
import { RefundState } from './orders.js';
import { CheckoutSession } from './payments.js';
import messages from '../../../messages/en/contract/shop/lab-bookings.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tLabBookings = createMessages('contract/shop/lab-bookings', messages);

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

export const LabPlace = z
  .enum(['hospital', 'home'], tLabBookings('placeMissing'))
  .meta({ description: 'Where the sample is taken: at the hospital, or at home.', examples: ['home'] });
export type LabPlace = z.infer<typeof LabPlace>;
export const LabPayment = z.enum(['card', 'atCollection'], tLabBookings('paymentMissing')).meta({
  description: 'How it is paid: by card at the booking, or when the sample is taken.',
  examples: ['atCollection'],
});
export type LabPayment = z.infer<typeof LabPayment>;

export const CreateLabBooking = z
  .strictObject({
    labTestId: idOf('the lab test'),
    labRequestId: ObjectId.optional().meta({
      description:
        'The request of a doctor that the patient confirms with it, once; only with the test that was asked for.',
    }),
    price: Price.optional().meta({ description: 'The price that the patient saw; another one is refused.' }),
    fullName: personName(tValidation('fullNameMissing')).meta({
      description: 'Full name of the person whose sample it is, with a letter and without a web address.',
      examples: ['Asha Rao'],
    }),
    phone: Mobile,
    date: CalendarDate.meta({ description: `Today or at most ${LAB_DAYS_AHEAD} days ahead.` }),
    window: LabWindow.optional().meta({
      description:
        'One of the offered time windows of this day and place; left out, the hospital agrees on a time by phone.',
    }),
    place: LabPlace,
    address: freeText(500, tLabBookings('homeAddressMissing'))
      .optional()
      .meta({
        description: 'With place home only.',
        examples: ['12 Lake View Road, Indiranagar, Bengaluru 560038'],
      }),
    payment: LabPayment,
  })
  .refine(({ place, address }) => place !== 'home' || address !== undefined, {
    message: tLabBookings('homeAddressMissing'),
    path: ['address'],
  })
  .refine(({ place, address }) => place !== 'hospital' || address === undefined, {
    message: tLabBookings('addressForHomeOnly'),
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

const reportFields = {
  results: z
    .array(LabResultInput)
    .min(1, tValidation('resultMissing'))
    .max(MAX_RESULTS, tValidation('tooManyResults', { max: MAX_RESULTS }))
    .refine(haveOwnNames, tLabBookings('resultsRepeated'))
    .meta({
      description:
        "What was measured, each result once. What the test's definition names takes unit and range from it: leave them out.",
    }),
  remark: noteText(2000).meta({
    description: 'What the laboratory adds, as plain text; left out or null for nothing.',
    examples: ['Repeat after three months.'],
  }),
  person: TestedPerson.optional().meta({
    description: 'Whose ranges hold; as the account that booked knows it when left out.',
  }),
};

export const ReportLabBooking = z.strictObject(reportFields).meta({ id: 'ReportLabBooking' });
export type ReportLabBooking = z.infer<typeof ReportLabBooking>;

/** How often a report can be corrected. */
export const MAX_CORRECTIONS = 20;

const ReportVersion = z
  .number()
  .int()
  .min(1)
  .meta({
    description: 'Which report of the booking it is: 1 for the first, one more with each correction.',
    examples: [1],
  });

export const CorrectLabReport = z
  .strictObject({
    ...reportFields,
    reason: freeText(500, tLabBookings('correctionReasonMissing')).meta({
      description: 'Why it is corrected, for the patient to read.',
      examples: ['The sample was mistaken for another one.'],
    }),
    version: ReportVersion.meta({
      description:
        'The report that is corrected; another one than the present is answered with EDIT_CONFLICT.',
    }),
  })
  .meta({ id: 'CorrectLabReport', description: 'The whole report as it should have been, and why.' });
export type CorrectLabReport = z.infer<typeof CorrectLabReport>;

/** What every report says, the present one and those that were corrected. */
const issuedFields = {
  version: ReportVersion,
  results: z.array(LabResult).meta({ description: 'What was measured, in the order in which it was typed.' }),
  remark: z
    .string()
    .nullable()
    .meta({ description: 'What the laboratory added, as plain text; null for nothing.' }),
  person: TestedPerson,
  sampledAt: instant('When the sample was taken'),
  reportedAt: instant('When the laboratory reported'),
  reason: z
    .string()
    .nullable()
    .meta({
      description: 'Why it corrects the report before it; null for the first.',
      examples: [null],
    }),
};

export const EarlierLabReport = z
  .strictObject({
    ...issuedFields,
    correctedAt: instant('When it was corrected'),
    url: z.string().meta({ description: 'Signed, short-lived address of it (PDF).' }),
  })
  .meta({ id: 'EarlierLabReport', description: 'A report as it was issued, before it was corrected.' });
export type EarlierLabReport = z.infer<typeof EarlierLabReport>;

export const LabBookingDto = z
  .strictObject({
    ...idsOf('the lab booking'),
    status: LabBookingStatus,
    labTest: z
      .strictObject({
        _id: idOf('the lab test'),
        testName: z.string().meta({ description: 'Name of the lab test.', examples: ['Thyroid profile'] }),
        turnaround: z
          .string()
          .meta({ description: 'How long it takes until the report, in words.', examples: ['24 hours'] }),
        imageUrl: z.string().meta({
          description: 'Path of its picture on this server.',
          examples: ['/public/image/labtest/default.webp'],
        }),
        group: LabGroup.nullable().meta({ description: 'What it looks at; null when no group was named.' }),
      })
      .meta({ description: 'The lab test as it was when it was booked.' }),
    price: z.number().meta({ description: 'As booked, in rupees.', examples: [650] }),
    patient: Person.meta({ description: 'Whose account booked it.' }),
    heldBy: patientsHolder,
    fullName: z
      .string()
      .meta({ description: 'Full name of the person whose sample it is.', examples: ['Asha Rao'] }),
    phone: z.string().meta({
      description: 'Mobile number for questions about the booking, E.164.',
      examples: ['+919812345678'],
    }),
    date: CalendarDate.meta({
      description: "The day of the sample in the hospital's time zone, YYYY-MM-DD.",
    }),
    window: LabWindow.nullable().meta({
      description: 'The time window in which the sample is taken; null when none was chosen.',
      examples: [{ from: '07:00', to: '09:00' }],
    }),
    place: LabPlace,
    address: z
      .string()
      .nullable()
      .meta({
        description: 'Where the sample is taken at home; null for one at the hospital.',
        examples: ['12 Lake View Road, Indiranagar, Bengaluru 560038'],
      }),
    payment: LabPayment,
    paid: z.boolean().meta({
      description: 'Whether it is paid: by card at the booking, else once the sample has been taken.',
      examples: [false],
    }),
    paymentId: ObjectId.nullable().meta({
      description:
        'Id of the payment by card: 24 hexadecimal digits; null when it is paid at the collection.',
      examples: [null],
    }),
    refund: RefundState.nullable().meta({
      description: 'What goes back of the payment by card; null when nothing does.',
      examples: [null],
    }),
    history: historyOf(LabBookingStatus),
    cancellation: z
      .strictObject({
        by: z.enum(['patient', 'hospital']).meta({ description: 'Who cancelled it.' }),
        msg: z.string().meta({ description: 'What the patient is told, with what goes back.' }),
      })
      .nullable()
      .meta({
        description: 'Who cancelled it, and what the patient is told; null for a booking that stands.',
        examples: [null],
      }),
    canCancel: z.boolean().meta({
      description: 'Whether the caller may cancel it now: a patient until the sample is taken.',
    }),
    refundIfCancelled: z
      .number()
      .nullable()
      .meta({
        description:
          'What goes back to the card when the caller cancels now, in rupees; null when no card has paid or it can no longer be cancelled.',
        examples: [650],
      }),
    report: z
      .strictObject(issuedFields)
      .nullable()
      .meta({ description: 'What was measured; null until the laboratory has reported.', examples: [null] }),
    reportUrl: z
      .string()
      .nullable()
      .meta({
        description: 'Signed, short-lived address of the report (PDF), once there is one.',
        examples: [null],
      }),
    earlierReports: z.array(EarlierLabReport).meta({
      description: 'What was reported before it was corrected, newest first.',
      examples: [[]],
    }),
    createdAt: instant('When it was booked'),
  })
  .meta({ id: 'LabBooking', description: 'A lab test that was booked for a person.' });
export type LabBookingDto = z.infer<typeof LabBookingDto>;

export const LabBookingMade = z
  .strictObject({
    booking: LabBookingDto.nullable().meta({
      description: 'Made at once when it is paid at collection; null until the card has been charged.',
    }),
    checkout: CheckoutSession.nullable().meta({
      description: 'Where the card is charged; null when it is paid at the collection.',
      examples: [null],
    }),
  })
  .meta({ id: 'LabBookingMade' });
export type LabBookingMade = z.infer<typeof LabBookingMade>;

export const BulkLabBookings = bulk('BulkLabBookings', ['confirm', 'collect', 'cancel']);
export type BulkLabBookings = z.infer<typeof BulkLabBookings>;
