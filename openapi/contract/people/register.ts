import { bulk } from '../console/bulk.js';
import { z } from 'zod';
import { CalendarDate, Instant, Success, idOf, instant, lineOfText, optionalInForm } from '../common.js';
import { tidyPasted } from '../site/addresses.js';
import { Practice } from './doctors.js';
import { Email, Gender, Mobile, Person, Speciality, UserType } from './fields.js';
import { NewPassword } from './login.js';

/**
 * Fields of the registration form (multipart; the picture travels as the file `image`).
 * `speciality` and `d_id` belong to doctors; the fields of Practice only to an admin who adds one.
 */
export const Register = z
  .strictObject({
    fullName: lineOfText(100, 'Enter your full name.').meta({
      description: 'Full name, on one line.',
      examples: ['Asha Rao'],
    }),
    email: Email,
    password: NewPassword,
    mobile: Mobile,
    dob: CalendarDate.meta({ description: 'Date of birth, in the past.', examples: ['1990-05-17'] }),
    gender: Gender,
    type: UserType.default('patient').meta({
      description: 'The role of the new account; patient when left out.',
    }),
    speciality: optionalInForm(Speciality),
    d_id: optionalInForm(lineOfText(40, 'Enter the doctor ID.').overwrite(tidyPasted)).meta({
      description: 'DoctorId issued by the hospital.',
      examples: ['DEMO-DOC-001'],
    }),
    experience: optionalInForm(Practice.shape.experience),
    qualification: optionalInForm(Practice.shape.qualification),
    fee: optionalInForm(Practice.shape.fee),
    availableDays: optionalInForm(Practice.shape.availableDays),
    timeSlots: optionalInForm(Practice.shape.timeSlots),
    languages: optionalInForm(Practice.shape.languages),
    description: optionalInForm(Practice.shape.description),
  })
  .meta({
    id: 'Register',
    examples: [
      {
        fullName: 'Asha Rao',
        email: 'asha.rao@example.org',
        password: 'quiet-river-41',
        mobile: '9812345678',
        dob: '1990-05-17',
        gender: 'female',
        type: 'patient',
      },
    ],
  });
export type Register = z.infer<typeof Register>;

export const RegisterAnswer = z
  .strictObject({
    msg: Success,
    userId: idOf('the new account'),
    d_id: z
      .string()
      .optional()
      .meta({ description: 'DoctorId of a new doctor.', examples: ['DEMO-DOC-001'] }),
  })
  .meta({ id: 'RegisterAnswer' });
export type RegisterAnswer = z.infer<typeof RegisterAnswer>;

export const VerifyDoctorId = z
  .strictObject({
    d_id: lineOfText(40, 'Enter the doctor ID.')
      .overwrite(tidyPasted)
      .meta({
        description: 'DoctorId issued by the hospital, as the doctor types it.',
        examples: ['DEMO-DOC-001'],
      }),
  })
  .meta({ id: 'VerifyDoctorId' });
export type VerifyDoctorId = z.infer<typeof VerifyDoctorId>;

export const DoctorIdDto = z
  .strictObject({
    id: idOf('the DoctorId'),
    code: z.string().meta({
      description: 'What the doctor types when registering.',
      examples: ['HSP-CAR-0044-7Q2MZ8K4T9XVA'],
    }),
    usedBy: Person.nullable().meta({
      description: 'The doctor who registered with it; null while nobody has.',
      examples: [null],
    }),
    usedAt: Instant.nullable().meta({
      description: 'When a doctor registered with it: an instant in UTC, ISO 8601; null while nobody has.',
      examples: [null],
    }),
    createdAt: instant('When the hospital issued it'),
  })
  .meta({ id: 'DoctorId', description: 'A registration code that the hospital issues to one doctor.' });
export type DoctorIdDto = z.infer<typeof DoctorIdDto>;

export const IssueDoctorId = z
  .strictObject({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9][A-Z0-9-]{1,24}$/, 'Use 2 to 25 letters, digits and hyphens.')
      .optional()
      .meta({
        description:
          'How the code begins; HSP when left out. The server adds 65 random bits, so that no code can be guessed.',
        examples: ['HSP-CAR-0044'],
      }),
  })
  .meta({ id: 'IssueDoctorId' });
export type IssueDoctorId = z.infer<typeof IssueDoctorId>;

export const BulkDoctorIds = bulk('BulkDoctorIds', ['revoke']);
export type BulkDoctorIds = z.infer<typeof BulkDoctorIds>;
