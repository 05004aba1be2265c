import { z } from 'zod';
import { CalendarDate, Version, idOf, idsOf, instant, lineOfText, noteText } from '../common.js';
import { writable } from '../validation/writable.js';
import { MAX_DEPENDANTS, OF_AGE_YEARS } from './dependant-rules.js';
import { Email, Gender } from './fields.js';
import { personName } from './names.js';
import { tValidation } from '../messages/validation.js';
import messages from '../../../messages/en/contract/people/dependants.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tDependants = createMessages('contract/people/dependants', messages);

export { ACTING_FOR, MAX_DEPENDANTS, OF_AGE_YEARS } from './dependant-rules.js';

/** What a dependant is to the holder. */
export const RELATIONSHIPS = [
  'child',
  'spouse',
  'parent',
  'sibling',
  'grandparent',
  'grandchild',
  'ward',
  'other',
] as const;

export const Relationship = z
  .enum(RELATIONSHIPS, tDependants('relationshipMissing'))
  .meta({ id: 'Relationship', description: 'What the person is to the holder.', examples: ['child'] });
export type Relationship = z.infer<typeof Relationship>;

/** Who looks after a patient without a login of their own. */
export const Holder = z
  .strictObject({
    _id: idOf('the account of the holder'),
    fullName: z.string().meta({ description: "The holder's full name.", examples: ['Asha Rao'] }),
    mobile: z
      .string()
      .nullable()
      .meta({
        description: "The holder's mobile number, E.164; null without one.",
        examples: ['+919812345678'],
      }),
    email: z
      .string()
      .nullable()
      .meta({ description: "The holder's email address.", examples: ['patient@demo.test'] }),
    gender: Gender.nullable().meta({ description: 'Gender of the holder; null when it is not known.' }),
    relationship: Relationship.meta({ description: 'What the patient is to the holder.' }),
    since: instant('Since when'),
  })
  .meta({ id: 'Holder', description: 'Who looks after a patient without a login of their own.' });
export type Holder = z.infer<typeof Holder>;

/** As above, where a row of a list names a patient. */
const ListedHolder = Holder.pick({ fullName: true, gender: true, relationship: true })
  .extend({
    mobile: z
      .string()
      .nullable()
      .meta({
        description: "For administrators the holder's mobile number, E.164; null for others or without one.",
        examples: ['+919812345678'],
      }),
  })
  .meta({ id: 'ListedHolder', description: 'Who looks after the patient of a visit, booking or order.' });
export type ListedHolder = z.infer<typeof ListedHolder>;

/** Of a visit, a booking or an order. */
export const patientsHolder = ListedHolder.nullable().meta({
  description:
    'For staff: who looks after the patient, when that is a patient without a login; null for everybody else and for patients.',
  examples: [null],
});

const fields = {
  fullName: personName(tValidation('fullNameMissing')).meta({
    description: 'Full name of the person, on one line, with a letter and without a web address.',
    examples: ['Meera Rao'],
  }),
  dob: CalendarDate.meta({
    description: 'Date of birth, today or in the past, YYYY-MM-DD.',
    examples: ['2017-04-02'],
  }),
  gender: Gender,
  relationship: Relationship,
};

const allergies = z
  .string()
  .nullable()
  .meta({
    description: 'What the person is allergic to, as plain text for doctors; null for nothing known.',
    examples: ['Penicillin'],
  });

export const Dependant = z
  .strictObject({
    ...idsOf('the person, as of every patient'),
    fullName: fields.fullName,
    dob: z
      .string()
      .nullable()
      .meta({ description: 'Date of birth, YYYY-MM-DD.', examples: ['2017-04-02'] }),
    gender: Gender.nullable(),
    relationship: Relationship,
    allergies,
    ofAge: z.boolean().meta({
      description: `Whether the person is ${OF_AGE_YEARS} by the hospital's calendar, and may take the records over.`,
      examples: [false],
    }),
    invitation: z
      .strictObject({
        email: z
          .string()
          .nullable()
          .meta({
            description: 'The address that the link was mailed to; null for a code of the desk.',
            examples: ['meera.rao@example.org'],
          }),
        expiresAt: instant('Until when it works'),
      })
      .nullable()
      .meta({
        description: 'The last invitation to take the records over that still works.',
        examples: [null],
      }),
    holder: Holder,
    version: Version,
    createdAt: instant('When the person was added'),
  })
  .meta({
    id: 'Dependant',
    description:
      'A patient without a login, whom a holder looks after: visits, bookings, orders and records are those of any patient.',
  });
export type Dependant = z.infer<typeof Dependant>;

const written = {
  ...fields,
  allergies: noteText(500).meta({
    description: 'What the person is allergic to; empty or null for nothing known.',
    examples: ['Penicillin'],
  }),
};

export const AddDependant = z.strictObject(written).meta({
  id: 'AddDependant',
  description: `A person to look after; at most ${MAX_DEPENDANTS}.`,
  examples: [
    {
      fullName: 'Meera Rao',
      dob: '2017-04-02',
      gender: 'female',
      relationship: 'child',
      allergies: 'Penicillin',
    },
  ],
});
export type AddDependant = z.infer<typeof AddDependant>;

/** What is left out stays; read-only fields are ignored. */
export const ChangeDependant = writable(
  Dependant,
  z.strictObject(written).partial().extend({ version: Version.optional() }),
).meta({ id: 'ChangeDependant', examples: [{ allergies: 'Penicillin, nuts', version: 1 }] });
export type ChangeDependant = z.infer<typeof ChangeDependant>;

export const InviteDependant = z
  .strictObject({ email: Email })
  .meta({ id: 'InviteDependant', examples: [{ email: 'meera.rao@example.org' }] });
export type InviteDependant = z.infer<typeof InviteDependant>;

export const EndHolding = z
  .strictObject({
    reason: lineOfText(200, tValidation('reasonMissing')).meta({
      description: 'Why the access ends; told to the holder and kept in the audit trail.',
      examples: ['Asked for by the family court'],
    }),
  })
  .meta({ id: 'EndHolding', examples: [{ reason: 'Asked for by the family court' }] });
export type EndHolding = z.infer<typeof EndHolding>;
