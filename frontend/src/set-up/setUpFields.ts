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
  /** null without a first doctor. */
  doctor: { [Field in keyof NonNullable<SetUp['doctor']>]: string } | null;
}

export const EMPTY_DOCTOR: NonNullable<SetUpFields['doctor']> = {
  fullName: '',
  email: '',
  speciality: '',
  fee: '',
  registrationNumber: '',
};

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
  doctor: null,
});

const orNull = (typed: string) => typed.trim() || null;

const doctorOf = ({
  speciality,
  fee,
  registrationNumber,
  ...person
}: NonNullable<SetUpFields['doctor']>) => ({
  ...person,
  speciality: speciality || undefined,
  fee: fee.trim() ? Number(fee) : undefined,
  registrationNumber: orNull(registrationNumber),
});

export const setUpResolver = contractResolver<SetUp, SetUpFields>(
  SetUp,
  ({ hospital, doctor, ...fields }) => ({
    ...fields,
    ...(doctor && { doctor: doctorOf(doctor) }),
    hospital: {
      ...hospital,
      shortName: orNull(hospital.shortName),
      city: orNull(hospital.city),
      gstNumber: orNull(hospital.gstNumber),
    },
  }),
);

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
  'doctor.fullName',
  'doctor.email',
  'doctor.speciality',
  'doctor.fee',
  'doctor.registrationNumber',
] as const;
