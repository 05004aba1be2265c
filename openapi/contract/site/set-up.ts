import { z } from 'zod';
import { lineOfText } from '../common.js';
import { Email, Speciality } from '../people/fields.js';
import { NewPassword } from '../people/login.js';
import { personName } from '../people/names.js';
import { RegistrationNumber } from '../people/practice.js';
import { Fee } from '../shop/card-amounts.js';
import { tValidation } from '../messages/validation.js';
import { settingsFields } from './settings.js';
import messages from '../../../messages/en/contract/site/set-up.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tSetUp = createMessages('contract/site/set-up', messages);

/** How long a set-up code is valid, in hours. */
export const SET_UP_CODE_HOURS = 24;
/** Characters of a set-up code: digits and letters that are not mistaken for each other. */
export const SET_UP_CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const SET_UP_CODE_LENGTH = 12;

const SetUpCode = lineOfText(40, tSetUp('codeMissing'))
  .overwrite((typed) => typed.toUpperCase().replace(/[\s-]/g, ''))
  .meta({
    description: `One-time code that the start of the portal prints; valid for ${SET_UP_CODE_HOURS} hours. Case, spaces and hyphens are ignored.`,
    examples: ['7KQ2-M9XT-4RBW'],
  });

export const SET_UP_STATES = ['needed', 'started', 'done'] as const;

export const SetUpState = z
  .strictObject({
    state: z.enum(SET_UP_STATES).meta({
      description:
        'needed: there is no administrator, and the code is asked for; started: an administrator has still to save the settings; done: the site is open.',
      examples: ['done'],
    }),
    demoOffered: z
      .boolean()
      .meta({ description: 'Whether the demo hospital can be chosen; never in production.' }),
  })
  .meta({ id: 'SetUpState', description: 'How far the set-up of the hospital is.' });
export type SetUpState = z.infer<typeof SetUpState>;

/** The account of an administrator. */
export const NewAdministrator = z
  .strictObject({
    fullName: personName(tValidation('ownNameMissing')).meta({
      description: 'Full name, on one line; at least one letter, no web address.',
      examples: ['Meera Nair'],
    }),
    email: Email,
    password: NewPassword,
  })
  .meta({ id: 'NewAdministrator', description: 'Account of a new administrator.' });
export type NewAdministrator = z.infer<typeof NewAdministrator>;

/** The first doctor of a hospital. */
export const FirstDoctor = z
  .strictObject({
    fullName: personName(tSetUp('doctorNameMissing')).meta({
      description: 'Full name, on one line; at least one letter, no web address.',
      examples: ['Dr. Kavita Rao'],
    }),
    email: Email,
    speciality: Speciality,
    fee: Fee,
    registrationNumber: RegistrationNumber,
  })
  .meta({
    id: 'FirstDoctor',
    description:
      'First doctor of the hospital. The doctor chooses a password with a mailed link; an administrator sets the hours and verifies the registration number.',
  });
export type FirstDoctor = z.infer<typeof FirstDoctor>;

const { name, shortName, phone, emergencyPhone, address, city, openingHours, gstNumber } = settingsFields;

export const SetUp = z
  .strictObject({
    code: SetUpCode,
    administrator: NewAdministrator,
    hospital: z
      .strictObject({ name, shortName, phone, emergencyPhone, address, city, openingHours, gstNumber })
      .meta({ description: 'First settings of the hospital.' }),
    doctor: FirstDoctor.optional(),
  })
  .meta({ id: 'SetUp' });
export type SetUp = z.infer<typeof SetUp>;

export const SetUpDemo = z.strictObject({ code: SetUpCode }).meta({ id: 'SetUpDemo' });
export type SetUpDemo = z.infer<typeof SetUpDemo>;
