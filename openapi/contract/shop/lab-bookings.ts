import { bulk } from '../console/bulk.js';
import { z } from 'zod';
import { CalendarDate, ObjectId, Price, freeText, historyOf, idOf, idsOf, instant } from '../common.js';
import { patientGuardian } from '../people/dependants.js';
import { Mobile, Person } from '../people/fields.js';
import { personName } from '../people/names.js';
import { CriticalResult, EarlierLabReport, EnteredLabReport, issuedFields } from './lab-reports.js';
import { RejectedSample, sampleFields } from './lab-samples.js';
import { LabGroup } from './lab-tests.js';
import { LabSubject, LabSubjectInput } from './lab-subject.js';
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
  'sampleRejected',
  'reported',
  'cancelled',
] as const;
/** A patient who cancels a lab test at least this many hours before its start gets a full refund. */
export const FREE_CANCELLATION_HOURS = 24;
/** Maximum number of days ahead that a lab test can be booked. */
export const LAB_DAYS_AHEAD = 60;

export const LabBookingStatus = z.enum(LAB_BOOKING_STATUSES).meta({
  id: 'LabBookingStatus',
  description:
    'requested → confirmed → sampleCollected → reported; all but reported → cancelled. A rejected sample leads from sampleCollected to sampleRejected, and a new time from there to requested.',
});
export type LabBookingStatus = z.infer<typeof LabBookingStatus>;

export const LabPlace = z
  .enum(['hospital', 'home'], tLabBookings('placeMissing'))
  .meta({ description: 'Place of the sample: hospital or home.', examples: ['home'] });
export type LabPlace = z.infer<typeof LabPlace>;
export const LabPayment = z.enum(['card', 'atCollection'], tLabBookings('paymentMissing')).meta({
  description: 'Payment: by card at the booking, or at the collection of the sample.',
  examples: ['atCollection'],
});
export type LabPayment = z.infer<typeof LabPayment>;

/** When and where a sample is taken. */
export const collectionFields = {
  date: CalendarDate.meta({
    description: `Day of the sample: today or at most ${LAB_DAYS_AHEAD} days ahead.`,
  }),
  window: LabWindow.optional().meta({
    description: 'Available time window of this day and place. If omitted, the hospital calls for a time.',
  }),
  place: LabPlace,
  address: freeText(500, tLabBookings('homeAddressMissing'))
    .optional()
    .meta({
      description: 'Address of the collection; only with place home.',
      examples: ['12 Lake View Road, Indiranagar, Bengaluru 560038'],
    }),
};

interface Collection {
  place: LabPlace;
  address?: string;
}
export const hasHomeAddress = ({ place, address }: Collection): boolean =>
  place !== 'home' || address !== undefined;
export const HOME_ADDRESS_MISSING = { message: tLabBookings('homeAddressMissing'), path: ['address'] };
export const hasNoFurtherAddress = ({ place, address }: Collection): boolean =>
  place !== 'hospital' || address === undefined;
export const ADDRESS_FOR_HOME_ONLY = { message: tLabBookings('addressForHomeOnly'), path: ['address'] };

export const CreateLabBooking = z
  .strictObject({
    labTestId: idOf('the lab test'),
    labRequestId: ObjectId.optional().meta({
      description: "Id of the doctor's request, for the requested test. A request can be booked once.",
    }),
    price: Price.optional().meta({
      description: 'Price as last read, in rupees. A different current price is refused.',
    }),
    fullName: personName(tValidation('fullNameMissing')).meta({
      description: 'Full name of the tested person; at least one letter, no web address.',
      examples: ['Asha Rao'],
    }),
    subject: LabSubjectInput.optional().meta({
      description:
        "Person whose sample is tested. If omitted: the patient for a doctor's request or the patient's exact name, otherwise not stated.",
    }),
    phone: Mobile,
    ...collectionFields,
    payment: LabPayment,
  })
  .refine(hasHomeAddress, HOME_ADDRESS_MISSING)
  .refine(hasNoFurtherAddress, ADDRESS_FOR_HOME_ONLY)
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
          .meta({ description: 'Time until the report, as text.', examples: ['24 hours'] }),
        imageUrl: z.string().meta({
          description: 'Path of the picture on this server.',
          examples: ['/public/image/labtest/default.webp'],
        }),
        group: LabGroup.nullable().meta({ description: 'Group of the test; null if there is none.' }),
        ...sampleFields,
      })
      .meta({ description: 'Lab test as of the time of the booking.' }),
    price: z.number().meta({ description: 'Booked price, in rupees.', examples: [650] }),
    patient: Person.meta({ description: 'Account that made the booking.' }),
    heldBy: patientGuardian,
    fullName: z.string().meta({ description: 'Full name of the tested person.', examples: ['Asha Rao'] }),
    subject: LabSubject,
    phone: z.string().meta({
      description: 'Mobile number for questions about the booking (E.164).',
      examples: ['+919812345678'],
    }),
    date: CalendarDate.meta({
      description: "Day of the sample in the hospital's time zone, YYYY-MM-DD.",
    }),
    window: LabWindow.nullable().meta({
      description: 'Time window of the sample; null if none was chosen.',
      examples: [{ from: '07:00', to: '09:00' }],
    }),
    place: LabPlace,
    address: z
      .string()
      .nullable()
      .meta({
        description: 'Address of the home collection; null for a sample at the hospital.',
        examples: ['12 Lake View Road, Indiranagar, Bengaluru 560038'],
      }),
    payment: LabPayment,
    paid: z.boolean().meta({
      description:
        'Whether the booking is paid: by card at the booking, otherwise once the sample is collected.',
      examples: [false],
    }),
    paymentId: ObjectId.nullable().meta({
      description: 'Id of the card payment: 24 hexadecimal digits; null for a payment at the collection.',
      examples: [null],
    }),
    refund: RefundState.nullable().meta({
      description: 'Refund of the card payment; null if there is none.',
      examples: [null],
    }),
    history: historyOf(LabBookingStatus),
    cancellation: z
      .strictObject({
        by: z.enum(['patient', 'hospital']).meta({ description: 'Role that cancelled the booking.' }),
        msg: z
          .string()
          .meta({ description: 'Message to the patient about the cancellation and the refund.' }),
      })
      .nullable()
      .meta({
        description:
          'Cancellation: its role and the message to the patient; null if the booking is not cancelled.',
        examples: [null],
      }),
    canCancel: z.boolean().meta({
      description:
        'Whether the caller may cancel the booking now. Patients may cancel until the sample is collected.',
    }),
    refundIfCancelled: z
      .number()
      .nullable()
      .meta({
        description:
          'Refund if the caller cancels now, in rupees: to the card, or at the desk for a payment at the collection; null before a payment or if the booking can no longer be cancelled.',
        examples: [650],
      }),
    rejectedSamples: z.array(RejectedSample).meta({
      description: 'Samples that were collected and rejected, oldest first.',
      examples: [[]],
    }),
    report: z
      .strictObject(issuedFields)
      .nullable()
      .meta({ description: 'Current report; null before the laboratory has reported.', examples: [null] }),
    reportUrl: z
      .string()
      .nullable()
      .meta({
        description: 'Signed, short-lived URL of the report (PDF); null before the laboratory has reported.',
        examples: [null],
      }),
    entered: EnteredLabReport.nullable().meta({
      description: 'For administrators: results that are entered and not released; null if there are none.',
      examples: [null],
    }),
    critical: CriticalResult.nullable().meta({
      description: 'For administrators: critical values and the action on them; null if there are none.',
      examples: [null],
    }),
    earlierReports: z.array(EarlierLabReport).meta({
      description: 'Earlier versions of the report, before their correction, newest first.',
      examples: [[]],
    }),
    createdAt: instant('Time of the booking'),
  })
  .meta({ id: 'LabBooking', description: 'A booking of a lab test.' });
export type LabBookingDto = z.infer<typeof LabBookingDto>;

export const LabBookingMade = z
  .strictObject({
    booking: LabBookingDto.nullable().meta({
      description: 'The booking if it is paid at the collection; null until the card has been charged.',
    }),
    checkout: CheckoutSession.nullable().meta({
      description: 'Checkout for the card payment; null for a payment at the collection.',
      examples: [null],
    }),
  })
  .meta({ id: 'LabBookingMade' });
export type LabBookingMade = z.infer<typeof LabBookingMade>;

export const BulkLabBookings = bulk('BulkLabBookings', ['confirm', 'collect', 'cancel']);
export type BulkLabBookings = z.infer<typeof BulkLabBookings>;
