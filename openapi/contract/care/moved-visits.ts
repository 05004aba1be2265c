import { z } from 'zod';
import { CalendarDate, ClockTime, ObjectId, Version, idOf, instant } from '../common.js';
import { PaymentMethod } from '../shop/desk.js';
import { StepReason } from './appointments.js';
import { VisitKind } from './visit-kinds.js';

export const AgreeToTime = z
  .strictObject({
    appointmentDate: CalendarDate.meta({
      description: 'Day that the patient agrees to, as last read, YYYY-MM-DD.',
    }),
    appointmentTime: ClockTime.nullish().meta({
      description: 'Time that the patient agrees to, as last read, HH:mm; null if none is set.',
      examples: ['10:30'],
    }),
  })
  .meta({ id: 'AgreeToTime' });
export type AgreeToTime = z.infer<typeof AgreeToTime>;

export const AskAnotherTime = z
  .strictObject({
    preferredDate: CalendarDate.meta({
      description: "Requested day in the hospital's time zone, YYYY-MM-DD.",
    }),
    preferredTime: ClockTime.nullish().meta({
      description: "One of the doctor's free times of that day, HH:mm; null or omitted for any time.",
      examples: ['10:30'],
    }),
    kind: VisitKind.optional().meta({
      description: 'New kind of the visit: in person or by video; unchanged if omitted.',
    }),
  })
  .meta({ id: 'AskAnotherTime' });
export type AskAnotherTime = z.infer<typeof AskAnotherTime>;

export const MoveAppointment = z
  .strictObject({
    date: CalendarDate.meta({ description: "New day in the hospital's time zone, YYYY-MM-DD." }),
    time: ClockTime.meta({ description: 'One of the free times of that day, HH:mm.' }),
    doctorId: ObjectId.optional().meta({
      description:
        'Id of another doctor with the same or a lower fee: 24 hexadecimal digits. For administrators; the same doctor if omitted.',
    }),
    kind: VisitKind.optional().meta({
      description: 'New kind of the visit: in person or by video; unchanged if omitted.',
      examples: ['inPerson'],
    }),
    reason: StepReason.optional().meta({
      description: 'Reason, on one line. All recipients of the notification read it.',
      examples: ['The doctor is in the operating theatre.'],
    }),
    version: Version.optional().meta({
      description: 'Version as last read. If the visit has changed since, the answer is EDIT_CONFLICT.',
    }),
  })
  .meta({ id: 'MoveAppointment', examples: [{ date: '2026-11-26', time: '10:30' }] });
export type MoveAppointment = z.infer<typeof MoveAppointment>;

export const MoveQuery = z.strictObject({
  doctorId: ObjectId.optional().meta({
    description: 'Id of another doctor for the visit; for administrators.',
  }),
});
export type MoveQuery = z.infer<typeof MoveQuery>;

const rupees = (description: string, example: number) =>
  z.number().meta({ description: `${description}, in rupees.`, examples: [example] });

const whyNot = {
  code: z
    .string()
    .nullable()
    .meta({ description: 'Error code that the call would return; null if it is allowed.', examples: [null] }),
  sentence: z
    .string()
    .nullable()
    .meta({ description: 'The reason as a sentence for the user; null if it is allowed.', examples: [null] }),
};

export const MovePreview = z
  .strictObject({
    canMove: z
      .boolean()
      .meta({ description: 'Whether the caller may move the visit now.', examples: [true] }),
    ...whyNot,
    doctorId: idOf('the doctor of the moved visit').nullable().meta({
      description: 'Id of the doctor of the moved visit; null if there is none yet.',
    }),
    movesLeft: z
      .number()
      .int()
      .nullable()
      .meta({
        description:
          'Number of moves that the patient has left; null if unlimited: for the hospital, and for a visit that the hospital has moved.',
        examples: [2],
      }),
    until: instant('Time until which the patient may move the visit').nullable().meta({
      description:
        'Time until which the caller may move the visit, in UTC (ISO 8601); null if the visit has no day.',
    }),
    needsAnswer: z.boolean().meta({
      description: 'Whether the doctor has to accept the visit again at the new time.',
      examples: [true],
    }),
    charge: rupees('Charge of the move for the patient (kept if the patient cancels later)', 0),
    refund: rupees('Refund because the fee of the other doctor is lower', 0),
    version: Version.meta({ description: 'Version of the visit; send it with the move.' }),
  })
  .meta({ id: 'MovePreview', description: 'Conditions for moving a visit now.' });
export type MovePreview = z.infer<typeof MovePreview>;

export const CancellationPreview = z
  .strictObject({
    canCancel: z
      .boolean()
      .meta({ description: 'Whether the caller may cancel the visit now.', examples: [true] }),
    ...whyNot,
    method: PaymentMethod.nullable().meta({
      description: 'Payment method; null if nothing was paid.',
      examples: ['online'],
    }),
    paid: rupees('Amount paid', 800),
    left: rupees('Amount not refunded yet', 800),
    refund: rupees('Refund for the patient', 800),
    kept: rupees('Amount kept by the hospital', 0),
    text: z.string().meta({
      description: 'The conditions as a sentence for the user.',
      examples: ['₹800 will be refunded to your card in 5 to 7 days.'],
    }),
    changesAt: instant('Time from which less is refunded').nullable().meta({
      description:
        'Start of the next tier, after which the refund may be lower, in UTC (ISO 8601); null if nothing changes until the visit.',
    }),
  })
  .meta({
    id: 'CancellationPreview',
    description: 'Conditions for cancelling a visit now.',
  });
export type CancellationPreview = z.infer<typeof CancellationPreview>;
