import { z } from 'zod';
import { CalendarDate, Version, idOf, idsOf, instant, lineOfText, noteText } from '../common.js';
import { writable } from '../validation/writable.js';
import { MAX_DEPENDANTS, OF_AGE_YEARS } from './dependant-rules.js';
import { Address, Email, Gender, HospitalNumber, WrittenAddress } from './fields.js';
import { personName, copiedName } from './names.js';
import { tValidation } from '../messages/validation.js';
import messages from '../../../messages/en/contract/people/dependants.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tDependants = createMessages('contract/people/dependants', messages);

export { ACTING_FOR, MAX_DEPENDANTS, OF_AGE_YEARS } from './dependant-rules.js';

/** Relationships of a dependant to the guardian. */
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

export const Relationship = z.enum(RELATIONSHIPS, tDependants('relationshipMissing')).meta({
  id: 'Relationship',
  description: 'Relationship of the dependant to the guardian.',
  examples: ['child'],
});
export type Relationship = z.infer<typeof Relationship>;

/** Guardian of a patient without a login. */
export const Holder = z
  .strictObject({
    _id: idOf('the account of the guardian'),
    fullName: z.string().meta({ description: 'Full name of the guardian.', examples: ['Asha Rao'] }),
    mobile: z
      .string()
      .nullable()
      .meta({
        description: 'Mobile number of the guardian (E.164); null if there is none.',
        examples: ['+919812345678'],
      }),
    email: z
      .string()
      .nullable()
      .meta({
        description: 'Email address of the guardian; null if there is none.',
        examples: ['patient@demo.test'],
      }),
    gender: Gender.nullable().meta({ description: 'Gender of the guardian; null if unknown.' }),
    relationship: Relationship.meta({ description: 'Relationship of the patient to the guardian.' }),
    since: instant('Start of the guardianship'),
  })
  .meta({ id: 'Holder', description: 'Guardian of a patient without a login.' });
export type Holder = z.infer<typeof Holder>;

/** Guardian in a list row with a patient. */
const ListedHolder = Holder.pick({ fullName: true, gender: true, relationship: true })
  .extend({
    mobile: z
      .string()
      .nullable()
      .meta({
        description:
          'Mobile number of the guardian (E.164), for administrators; null for other callers or if there is none.',
        examples: ['+919812345678'],
      }),
  })
  .meta({ id: 'ListedHolder', description: 'Guardian of the patient of a visit, booking or order.' });
export type ListedHolder = z.infer<typeof ListedHolder>;

/** Guardian of the patient of a visit, a booking or an order. */
export const patientGuardian = ListedHolder.nullable().meta({
  description: 'Guardian of a patient without a login, for staff; null otherwise and for patients.',
  examples: [null],
});

const fields = {
  fullName: personName(tValidation('fullNameMissing')).meta({
    description: 'Full name of the person, on one line; at least one letter, no web address.',
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
    description: 'Allergies as plain text, for doctors; null if none are known.',
    examples: ['Penicillin'],
  });

export const Dependant = z
  .strictObject({
    ...idsOf('the patient'),
    fullName: fields.fullName,
    dob: z
      .string()
      .nullable()
      .meta({ description: 'Date of birth, YYYY-MM-DD; null if unknown.', examples: ['2017-04-02'] }),
    gender: Gender.nullable(),
    relationship: Relationship,
    hospitalNumber: HospitalNumber,
    address: Address,
    allergies,
    ofAge: z.boolean().meta({
      description: `Whether the person is ${OF_AGE_YEARS} in the hospital's time zone and may take over their records.`,
      examples: [false],
    }),
    invitation: z
      .strictObject({
        email: z
          .string()
          .nullable()
          .meta({
            description: 'Email address of the invitation; null for a code from the desk.',
            examples: ['meera.rao@example.org'],
          }),
        expiresAt: instant('Expiry time'),
      })
      .nullable()
      .meta({
        description: 'Last valid invitation to take over the records; null if there is none.',
        examples: [null],
      }),
    holder: Holder,
    version: Version,
    createdAt: instant('Time when the dependant was added'),
  })
  .meta({
    id: 'Dependant',
    description:
      'A patient without a login, managed by a guardian. Visits, bookings, orders and records work as for other patients.',
  });
export type Dependant = z.infer<typeof Dependant>;

const written = {
  ...fields,
  allergies: noteText(500).meta({
    description: 'Allergies; empty or null if none are known.',
    examples: ['Penicillin'],
  }),
  address: WrittenAddress,
};

export const AddDependant = z.strictObject(written).meta({
  id: 'AddDependant',
  description: `A new dependant; at most ${MAX_DEPENDANTS} per guardian.`,
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

/** Omitted fields are unchanged; read-only fields are ignored. */
export const ChangeDependant = writable(
  Dependant,
  z
    .strictObject({
      ...written,
      fullName: copiedName(tValidation('fullNameMissing')).meta({
        description:
          'Full name of the person, on one line; at least one letter, no web address. The stored name is accepted unchanged, also if it is older than this rule.',
        examples: ['Meera Rao'],
      }),
    })
    .partial()
    .extend({ version: Version.optional() }),
).meta({ id: 'ChangeDependant', examples: [{ allergies: 'Penicillin, nuts', version: 1 }] });
export type ChangeDependant = z.infer<typeof ChangeDependant>;

export const InviteDependant = z
  .strictObject({ email: Email })
  .meta({ id: 'InviteDependant', examples: [{ email: 'meera.rao@example.org' }] });
export type InviteDependant = z.infer<typeof InviteDependant>;

export const EndHolding = z
  .strictObject({
    reason: lineOfText(200, tValidation('reasonMissing')).meta({
      description: 'Reason for ending the access; sent to the guardian and kept in the audit trail.',
      examples: ['Asked for by the family court'],
    }),
  })
  .meta({ id: 'EndHolding', examples: [{ reason: 'Asked for by the family court' }] });
export type EndHolding = z.infer<typeof EndHolding>;
