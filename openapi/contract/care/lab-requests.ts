import { z } from 'zod';
import { ObjectId, idOf, idsOf, instant } from '../common.js';
import { Person } from '../people/fields.js';

export const LAB_REQUEST_STATUSES = ['open', 'booked', 'reported', 'declined'] as const;

export const LabRequestStatus = z.enum(LAB_REQUEST_STATUSES).meta({
  id: 'LabRequestStatus',
  description:
    'Transitions: open → booked (the patient booked the test) | declined; booked → open if the booking is cancelled or its checkout is not paid; booked → reported when the laboratory reports.',
  examples: ['open'],
});
export type LabRequestStatus = z.infer<typeof LabRequestStatus>;

export const LAB_PROGRESS = [
  'requested',
  'booked',
  'collected',
  'rejected',
  'preliminary',
  'reported',
  'declined',
] as const;

export const LabProgress = z.enum(LAB_PROGRESS).meta({
  id: 'LabProgress',
  description:
    'Progress of a requested test: requested until it is booked and paid; rejected: a new sample is needed; preliminary: a report with outstanding measures.',
  examples: ['collected'],
});
export type LabProgress = z.infer<typeof LabProgress>;

export const LabRequestDto = z
  .strictObject({
    ...idsOf('the request'),
    status: LabRequestStatus,
    progress: LabProgress,
    labTest: z
      .strictObject({
        _id: idOf('the lab test'),
        testName: z.string().meta({ description: 'Name of the lab test.', examples: ['Thyroid profile'] }),
      })
      .meta({ description: 'Lab test as of the time of the request.' }),
    appointmentId: idOf('the visit of the request'),
    patient: Person.meta({ description: 'Patient to be tested.' }),
    doctor: Person.meta({ description: 'Doctor who requests the test.' }),
    labBookingId: ObjectId.nullable().meta({
      description: 'Id of the booking: 24 hexadecimal digits; null before the test is booked.',
      examples: [null],
    }),
    createdAt: instant('Time of the request'),
  })
  .meta({
    id: 'LabRequest',
    description: 'A lab test that a doctor requests at a visit. The patient books or declines it.',
  });
export type LabRequestDto = z.infer<typeof LabRequestDto>;
