import { z } from 'zod';
import { CalendarDate, Success, idOf, lineOfText, optionalInForm } from '../common.js';
import { tidyPasted } from '../site/addresses.js';
import { Email, Gender, Mobile, Speciality, UserType } from './fields.js';
import { NewPassword } from './login.js';
import { personName } from './names.js';
import { Practice } from './practice.js';
import messages from '../../../messages/en/contract/people/register.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tRegister = createMessages('contract/people/register', messages);

/**
 * Fields of the registration form (multipart; the picture is the file `image`). `speciality` and `d_id` are for
 * doctors; the fields of Practice are only for an administrator who adds a doctor.
 */
export const Register = z
  .strictObject({
    fullName: personName(tValidation('ownNameMissing')).meta({
      description: 'Full name, on one line; at least one letter, no web address.',
      examples: ['Asha Rao'],
    }),
    email: Email,
    password: NewPassword,
    mobile: Mobile,
    dob: CalendarDate.meta({ description: 'Date of birth, in the past.', examples: ['1990-05-17'] }),
    gender: Gender,
    type: UserType.default('patient').meta({
      description: 'Role of the new account; patient if omitted.',
    }),
    speciality: optionalInForm(Speciality),
    d_id: optionalInForm(lineOfText(40, tRegister('doctorIdMissing')).overwrite(tidyPasted)).meta({
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
    d_id: lineOfText(40, tRegister('doctorIdMissing'))
      .overwrite(tidyPasted)
      .meta({
        description: 'DoctorId issued by the hospital, as entered by the doctor.',
        examples: ['DEMO-DOC-001'],
      }),
  })
  .meta({ id: 'VerifyDoctorId' });
export type VerifyDoctorId = z.infer<typeof VerifyDoctorId>;
