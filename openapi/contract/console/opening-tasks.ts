import { z } from 'zod';

/** What a hospital does before it opens, in this order. */
export const OPENING_TASKS = [
  'hospital',
  'demoData',
  'firstDoctor',
  'paymentKeys',
  'mail',
  'backup',
  'testBooking',
] as const;
export type OpeningTask = (typeof OPENING_TASKS)[number];

const done = (description: string) => z.boolean().meta({ description, examples: [true] });

export const OpeningTasks = z
  .strictObject({
    hospital: done("Whether an administrator has saved the hospital's own settings."),
    demoData: done('Whether there is no demo data.'),
    firstDoctor: done('Whether a doctor who is not of the demo is shown, with a fee and times.'),
    paymentKeys: done('Whether payments go to the payment provider instead of the sandbox.'),
    mail: done('Whether a mail server is configured and has accepted a mail.'),
    backup: done('Whether a backup was taken.'),
    testBooking: done('Whether a person who is not of the demo has booked a visit.'),
  } satisfies Record<OpeningTask, z.ZodBoolean>)
  .meta({
    id: 'OpeningTasks',
    description: 'What is done before the hospital opens. Computed on each call.',
  });
export type OpeningTasks = z.infer<typeof OpeningTasks>;
