import { WEEKDAYS } from '../../../openapi/contract/people/fields.js';
import { SetUp } from '../../../openapi/contract/site/set-up.js';
import { contractResolver } from '../common/forms/contractResolver';

/** The values of the form: texts as typed, '' without input. */
export interface SetUpFields {
  code: string;
  administrator: SetUp['administrator'];
  hospital: { [Field in Exclude<keyof SetUp['hospital'], 'openingHours'>]: string } & {
    openingHours: SetUp['hospital']['openingHours'];
  };
}

export const emptyFields = (code: string): SetUpFields => ({
  code,
  administrator: { fullName: '', email: '', password: '' },
  hospital: {
    name: '',
    shortName: '',
    phone: '',
    emergencyPhone: '',
    address: '',
    city: '',
    gstNumber: '',
    openingHours: { from: '08:00', to: '20:00', days: [...WEEKDAYS] },
  },
});

const orNull = (typed: string) => typed.trim() || null;

export const setUpResolver = contractResolver<SetUp, SetUpFields>(SetUp, ({ hospital, ...fields }) => ({
  ...fields,
  hospital: {
    ...hospital,
    shortName: orNull(hospital.shortName),
    city: orNull(hospital.city),
    gstNumber: orNull(hospital.gstNumber),
  },
}));

/** The fields whose errors the server may report. */
export const NAMED_FIELDS = [
  'code',
  'administrator.fullName',
  'administrator.email',
  'administrator.password',
  'hospital.name',
  'hospital.shortName',
  'hospital.phone',
  'hospital.emergencyPhone',
  'hospital.address',
  'hospital.city',
  'hospital.gstNumber',
] as const;
