import { emailOf, mobileOf } from './people.js';

/** One patient of the demo hospital. */
export interface PatientSeed {
  fullName: string;
  email: string;
  gender: 'male' | 'female';
  /** YYYY-MM-DD */
  dob: string;
  /** E.164 */
  mobile: string;
  wears?: 'turban' | 'hijab' | 'bindi';
}

/** The patient that the demo login belongs to. */
export const DEMO_PATIENT_EMAIL = 'patient@demo.test';

type Entry = [fullName: string, gender: 'male' | 'female', dob: string, wears?: PatientSeed['wears']];

const entries: Entry[] = [
  ['Rohan Mehta', 'male', '1991-05-19'],
  ['Saroja Krishnan', 'female', '1958-02-11', 'bindi'],
  ['Imtiaz Ali Khan', 'male', '1974-10-03'],
  ['Deepika Yadav', 'female', '1996-07-27'],
  ['Balwinder Singh Sandhu', 'male', '1963-01-16', 'turban'],
  ['Anjali Verma', 'female', '1987-12-22'],
  ['George Varghese', 'male', '1952-08-05'],
  ['Fatima Begum', 'female', '1969-04-14', 'hijab'],
  ['Siddharth Jain', 'male', '2000-09-30'],
  ['Usha Patil', 'female', '1961-06-08', 'bindi'],
  ['Tashi Namgyal', 'male', '1984-03-25'],
  ['Priyanka Ghosh', 'female', '1993-11-17'],
  ['Ramesh Babu Nair', 'male', '1967-07-12'],
  ['Sneha Wagh', 'female', '1990-02-28'],
  ['Yusuf Pathan', 'male', '1988-05-06'],
  ['Jaspreet Kaur Dhillon', 'female', '1981-08-21'],
  ['Manoj Tiwari', 'male', '1979-12-13'],
  ['Rebecca D’Souza', 'female', '1998-01-09'],
  ['Kishore Das', 'male', '1956-10-24'],
  ['Noor Fathima', 'female', '1994-06-02', 'hijab'],
  ['Aravind Selvam', 'male', '2002-04-18'],
  ['Kamala Devi Rawat', 'female', '1949-09-15', 'bindi'],
  ['Pranav Shetty', 'male', '1985-11-07'],
  ['Mitali Borah', 'female', '1989-03-31'],
];

/** Every patient of the demo hospital; the first is the demo login's. */
export const patients: PatientSeed[] = entries.map(([fullName, gender, dob, wears], index) => ({
  fullName,
  email: index === 0 ? DEMO_PATIENT_EMAIL : emailOf(fullName),
  gender,
  dob,
  mobile: mobileOf(fullName),
  ...(wears && { wears }),
}));
