import type { StaffRole } from '../openapi/contract/people/staff-roles.js';
import { DEFAULT_PATIENT_PICTURE } from '../backend/src/files/default-pictures.js';
import { mobileColumns } from '../backend/src/users/user.schema.js';
import { account, noPractice } from './add-people.js';
import { idOf, put } from './context.js';
import type { Context } from './context.js';

export const DEMO_ADMIN_EMAIL = 'admin@demo.test';

interface StaffSeed {
  /** Also the part before @demo.test of the email address. */
  key: string;
  fullName: string;
  staffRole: StaffRole;
  dob: string;
  gender: 'female' | 'male';
}

const ADMINISTRATOR: StaffSeed = {
  key: 'admin',
  fullName: 'Demo Administrator',
  staffRole: 'owner',
  dob: '1985-03-14',
  gender: 'female',
};
/** One member of staff for each role besides the owner. */
const STAFF: StaffSeed[] = [
  {
    key: 'technician',
    fullName: 'Kavya Das',
    staffRole: 'labTechnician',
    dob: '1991-09-02',
    gender: 'female',
  },
  {
    key: 'supervisor',
    fullName: 'Arvind Menon',
    staffRole: 'labSupervisor',
    dob: '1979-12-11',
    gender: 'male',
  },
  { key: 'reception', fullName: 'Pooja Nair', staffRole: 'reception', dob: '1996-04-23', gender: 'female' },
  { key: 'nurse', fullName: 'Sunita Roy', staffRole: 'nurse', dob: '1988-07-30', gender: 'female' },
  {
    key: 'pharmacist',
    fullName: 'Imran Qureshi',
    staffRole: 'pharmacist',
    dob: '1990-01-17',
    gender: 'male',
  },
  { key: 'accounts', fullName: 'Deepak Joshi', staffRole: 'accounts', dob: '1983-10-05', gender: 'male' },
  { key: 'editor', fullName: 'Ritu Malhotra', staffRole: 'editor', dob: '1993-02-26', gender: 'female' },
  { key: 'auditor', fullName: 'Thomas Kurian', staffRole: 'auditor', dob: '1975-06-19', gender: 'male' },
];

/** Enters lab results, which another person releases. */
export const technicianOf = ({ opened }: Pick<Context, 'opened'>) => ({
  _id: idOf('technician', opened),
  fullName: 'Kavya Das',
});

/** The members of staff; the owner is the last write of the demo hospital's first part. */
export async function addStaff(context: Context): Promise<void> {
  const all = [...STAFF, ADMINISTRATOR];
  for (const [index, seed] of all.entries()) await addMember(seed, all.length - index, context);
}

/** The emails of the demo's staff. */
export const DEMO_STAFF_EMAILS = [...STAFF, ADMINISTRATOR].map(({ key }) => `${key}@demo.test`);

async function addMember(
  { key, fullName, staffRole, dob, gender }: StaffSeed,
  number: number,
  context: Context,
): Promise<void> {
  await put(context.users, {
    ...noPractice,
    ...account(idOf(key, context.opened), fullName, 'admin', DEFAULT_PATIENT_PICTURE, context),
    email: `${key}@demo.test`,
    staffRole,
    ...mobileColumns(`+91980000000${number}`),
    dob,
    gender,
  });
}
