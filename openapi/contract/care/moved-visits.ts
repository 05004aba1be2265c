import { z } from 'zod';
import { CalendarDate, ClockTime, ObjectId, Version, idOf, instant } from '../common.js';
import { PaymentMethod } from '../shop/desk.js';
import { StepReason } from './appointments.js';
import { VisitKind } from './visit-kinds.js';

export const AgreeToTime = z
  .strictObject({
    appointmentDate: CalendarDate.meta({
      description: 'The day that the patient has seen and agrees to, YYYY-MM-DD.',
    }),
    appointmentTime: ClockTime.nullish().meta({
      description: 'The hour that the patient has seen and agrees to, HH:mm; null when none is set.',
      examples: ['10:30'],
    }),
  })
  .meta({ id: 'AgreeToTime' });
export type AgreeToTime = z.infer<typeof AgreeToTime>;

export const AskAnotherTime = z
  .strictObject({
    preferredDate: CalendarDate.meta({
      description: "The day that suits the patient, YYYY-MM-DD in the hospital's time zone.",
    }),
    preferredTime: ClockTime.nullish().meta({
      description: "One of the doctor's free hours of that day, HH:mm; any hour when left out.",
      examples: ['10:30'],
    }),
    kind: VisitKind.optional().meta({
      description: 'In person or by video from now on; as it was when left out.',
    }),
  })
  .meta({ id: 'AskAnotherTime' });
export type AskAnotherTime = z.infer<typeof AskAnotherTime>;

export const MoveAppointment = z
  .strictObject({
    date: CalendarDate.meta({ description: "The new day, YYYY-MM-DD in the hospital's time zone." }),
    time: ClockTime.meta({ description: 'One of the free hours of that day, HH:mm.' }),
    doctorId: ObjectId.optional().meta({
      description:
        'Id of another doctor with the same or a lower fee: 24 hexadecimal digits. For administrators; the same doctor when left out.',
    }),
    kind: VisitKind.optional().meta({
      description: 'In person or by video from now on; as it was when left out.',
      examples: ['inPerson'],
    }),
    reason: StepReason.optional().meta({
      description: 'Why, on one line: everyone who is told of the move reads it.',
      examples: ['The doctor is in the operating theatre.'],
    }),
    version: Version.optional().meta({
      description: 'The version that was seen: when it is another one by now, the answer is EDIT_CONFLICT.',
    }),
  })
  .meta({ id: 'MoveAppointment', examples: [{ date: '2026-11-26', time: '10:30' }] });
export type MoveAppointment = z.infer<typeof MoveAppointment>;

export const MoveQuery = z.strictObject({
  doctorId: ObjectId.optional().meta({
    description: 'Another doctor that it might go to, for administrators.',
  }),
});
export type MoveQuery = z.infer<typeof MoveQuery>;

const rupees = (description: string, example: number) =>
  z.number().meta({ description: `${description}, in rupees.`, examples: [example] });

const whyNot = {
  code: z
    .string()
    .nullable()
    .meta({ description: 'Why not, as a refusal would say it; null when it can be.', examples: [null] }),
  sentence: z
    .string()
    .nullable()
    .meta({ description: 'The same for a person.', examples: [null] }),
};

export const MovePreview = z
  .strictObject({
    canMove: z.boolean().meta({ description: 'Whether the caller may move it now.', examples: [true] }),
    ...whyNot,
    doctorId: idOf('the doctor it would be with').nullable().meta({
      description: 'Id of the doctor it would be with; null while there is none.',
    }),
    movesLeft: z
      .number()
      .int()
      .nullable()
      .meta({
        description:
          'How often the patient may still move it; null when that does not count: for the hospital, and for a visit that the hospital has moved.',
        examples: [2],
      }),
    until: instant('Until when the patient may move it').nullable().meta({
      description: 'Until when the caller may move it: an instant in UTC, ISO 8601; null without a day.',
    }),
    needsAnswer: z.boolean().meta({
      description: 'Whether the doctor has to accept it at the new time.',
      examples: [true],
    }),
    charge: rupees('What the move costs the patient: kept when the patient cancels later', 0),
    refund: rupees('What goes back because the fee of the other doctor is lower', 0),
    version: Version.meta({ description: 'The version that this is about: send it with the move.' }),
  })
  .meta({ id: 'MovePreview', description: 'What moving a visit now would mean for the caller.' });
export type MovePreview = z.infer<typeof MovePreview>;

export const CancellationPreview = z
  .strictObject({
    canCancel: z.boolean().meta({ description: 'Whether the caller may cancel it now.', examples: [true] }),
    ...whyNot,
    method: PaymentMethod.nullable().meta({
      description: 'How it was paid; null when nothing was.',
      examples: ['online'],
    }),
    paid: rupees('What was paid', 800),
    left: rupees('What of it has not gone back before', 800),
    refund: rupees('What the patient gets back', 800),
    kept: rupees('What the hospital keeps', 0),
    text: z.string().meta({
      description: 'The same in a sentence for a person.',
      examples: ['₹800 will be refunded to your card in 5 to 7 days.'],
    }),
    changesAt: instant('When less goes back').nullable().meta({
      description:
        'When the next tier begins and less may go back: an instant in UTC, ISO 8601; null when nothing changes until the visit.',
    }),
  })
  .meta({
    id: 'CancellationPreview',
    description: 'What cancelling a visit now would mean for its patient.',
  });
export type CancellationPreview = z.infer<typeof CancellationPreview>;
