import type { Register } from '../../../../openapi/contract/people/register.js';
import { serverNow } from '../../common/clock/serverClock';
import type { Typed } from '../../common/forms/contractResolver';
import { addDays, calendarDate } from '../../common/format/format';

/** The latest possible date of birth, YYYY-MM-DD. */
export const yesterday = (): string => addDays(calendarDate(serverNow()), -1);

type Everybody = Pick<Register, 'fullName' | 'email' | 'password' | 'mobile' | 'dob' | 'gender'>;
type OfDoctors = Pick<Register, 'speciality' | 'd_id'>;

export interface RegisterFields extends Typed<Everybody>, Partial<Typed<OfDoctors>> {
  type: 'patient' | 'doctor';
}

export const emptyForm: RegisterFields = {
  fullName: '',
  email: '',
  password: '',
  mobile: '',
  dob: '',
  gender: '',
  type: 'patient',
};
