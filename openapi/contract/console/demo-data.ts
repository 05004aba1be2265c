import { z } from 'zod';
import messages from '../../../messages/en/contract/console/demo-data.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tDemoData = createMessages('contract/console/demo-data', messages);

/** The text that an administrator types before the demo data is removed. */
export const DEMO_REMOVAL_WORD = 'REMOVE';

const number = (description: string, example: number) =>
  z
    .number()
    .int()
    .min(0)
    .meta({ description, examples: [example] });

export const DEMO_DATA_STATES = ['none', 'present', 'removing'] as const;

export const DemoData = z
  .strictObject({
    state: z.enum(DEMO_DATA_STATES).meta({
      description:
        'none: there is no demo data; present: it is there; removing: a removal has begun and goes on with the next call.',
      examples: ['present'],
    }),
    total: number('Rows of the demo data when the removal began, or now.', 2400),
    left: number('Rows of the demo data that are still there.', 2400),
    counts: z
      .strictObject({
        doctors: number('Doctors of the demo that are still there.', 50),
        patients: number('Patients of the demo, with their dependants.', 60),
        administrators: number('Administrator accounts of the demo.', 2),
        appointments: number('Visits of demo patients.', 400),
        medicines: number('Medicines that the demo added.', 60),
        orders: number('Orders of demo buyers.', 30),
        labTests: number('Lab tests that the demo added.', 40),
        labBookings: number('Lab bookings of demo patients.', 30),
        articles: number('Articles that the demo added.', 8),
      })
      .meta({ description: 'Rows that are still there, by kind.' }),
    problems: z.array(z.string()).meta({
      description:
        'Sentences about what must be settled first, such as real bookings with demo doctors; empty if nothing.',
      examples: [[]],
    }),
  })
  .meta({ id: 'DemoData', description: 'The demo data in the database.' });
export type DemoData = z.infer<typeof DemoData>;

export const RemoveDemoData = z
  .strictObject({
    confirmation: z
      .string(tDemoData('confirmationMissing', { word: DEMO_REMOVAL_WORD }))
      .trim()
      .refine(
        (text) => text === DEMO_REMOVAL_WORD,
        tDemoData('confirmationMissing', { word: DEMO_REMOVAL_WORD }),
      )
      .meta({
        description: `The word ${DEMO_REMOVAL_WORD}, typed by the administrator.`,
        examples: ['REMOVE'],
      }),
  })
  .meta({ id: 'RemoveDemoData' });
export type RemoveDemoData = z.infer<typeof RemoveDemoData>;
