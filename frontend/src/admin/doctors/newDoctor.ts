import { Register } from '../../../../openapi/contract/people/register.js';
import { Speciality } from '../../../../openapi/contract/people/fields.js';
import { fieldErrors, filledIn } from '../data/validate';
import { pictureProblem } from '../pictures/PictureInput';
import { MORNING } from './slots';
import { tAdminDoctor } from '../../messages/admin/people/doctors';

const NewDoctor = Register.omit({ type: true }).extend({ speciality: Speciality });

// The contract's messages address the registering person; here an administrator fills in the form.
const MISSING: Record<string, string> = {
  fullName: tAdminDoctor('fullNameRequired'),
  email: tAdminDoctor('emailRequired'),
  mobile: tAdminDoctor('mobileRequired'),
  password: tAdminDoctor('passwordRequired'),
  dob: tAdminDoctor('dateOfBirthRequired'),
};

/** The form's defaults: the usual week and a morning practice. */
export const NEW_DOCTOR = {
  availableDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  timeSlots: MORNING,
};

/** Error messages of the Add Doctor form's fields that the server would refuse; empty for a valid form. */
export function newDoctorErrors(values: Record<string, unknown>): Record<string, string> {
  const { image, ...fields } = filledIn(values);
  const errors = fieldErrors(NewDoctor, fields);
  const sentence = ([field, message]: [string, string]) => [
    field,
    field in fields ? message : (MISSING[field] ?? message),
  ];
  const problem = pictureProblem(image);
  return {
    ...(Object.fromEntries(Object.entries(errors).map(sentence)) as Record<string, string>),
    ...(problem ? { image: problem } : {}),
  };
}
