import { z } from 'zod';
import { ObjectId, idOf, idsOf, instant } from '../common.js';
import { Person } from '../people/fields.js';

export const LAB_REQUEST_STATUSES = ['open', 'booked', 'declined'] as const;

export const LabRequestStatus = z.enum(LAB_REQUEST_STATUSES).meta({
  id: 'LabRequestStatus',
  description:
    'open → booked once the patient has booked the test, or → declined. It is open again when the booking is cancelled or its checkout is not paid.',
  examples: ['open'],
});
export type LabRequestStatus = z.infer<typeof LabRequestStatus>;

export const LabRequestDto = z
  .strictObject({
    ...idsOf('the request'),
    status: LabRequestStatus,
    labTest: z
      .strictObject({
        _id: idOf('the lab test'),
        testName: z.string().meta({ description: 'Name of the lab test.', examples: ['Thyroid profile'] }),
      })
      .meta({ description: 'The lab test as it was when the doctor asked for it.' }),
    appointmentId: idOf('the visit at which it was asked for'),
    patient: Person.meta({ description: 'Who is to be tested.' }),
    doctor: Person.meta({ description: 'The doctor who asks for it.' }),
    labBookingId: ObjectId.nullable().meta({
      description: 'Id of the booking that came of it: 24 hexadecimal digits; null until there is one.',
      examples: [null],
    }),
    createdAt: instant('When the doctor asked for it'),
  })
  .meta({
    id: 'LabRequest',
    description: 'A lab test that a doctor asks for at a visit; the patient books or declines it.',
  });
export type LabRequestDto = z.infer<typeof LabRequestDto>;
