import type { Language } from '../../openapi/contract/people/fields.js';

/** What is written by hand about one doctor; the rest follows from it. */
export interface DoctorEntry {
  fullName: string;
  gender: 'male' | 'female';
  /** YYYY-MM-DD */
  dob: string;
  wears?: 'turban' | 'hijab' | 'bindi';
  qualification: string;
  /** Whole years since the doctor began to practise. */
  experience: number;
  /** Spoken beside English and Hindi. */
  speaks?: Language[];
  /** Rupees for one consultation. */
  fee: number;
  /** Three letters of each day, in the order of the week: 'Mon Wed Fri'. */
  days: string;
  /** Clinic hours as 'HH:mm-HH:mm' with the minutes of one visit: '09:00-11:00/20 17:00-18:30/30'; none when newly joined. */
  hours?: string;
  /** Two or three sentences about what the doctor treats and how; none when newly joined. */
  description?: string;
}
