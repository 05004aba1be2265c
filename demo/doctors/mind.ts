import type { DoctorEntry } from './doctor-entry.js';

/** Brain and nerves, and the mind. */
export const mindDoctors: Record<'Neurology' | 'Psychiatry', DoctorEntry[]> = {
  Neurology: [
    {
      fullName: 'Dr. Ashok Mukherjee',
      speaks: ['Bengali'],
      gender: 'male',
      dob: '1963-03-29',
      qualification: 'MBBS, MD (General Medicine), DM (Neurology)',
      experience: 36,
      fee: 1400,
      days: 'Mon Tue Thu',
      hours: '10:00-13:00/30',
      description:
        'Treats stroke and its aftermath, and trembling and stiffness of Parkinson disease. Relatives are asked to come along, for they notice what a patient may not.',
    },
    {
      fullName: 'Dr. Divya Pillai',
      speaks: ['Malayalam', 'Tamil'],
      gender: 'female',
      dob: '1985-12-09',
      qualification: 'MBBS, MD (Medicine), DM (Neurology)',
      experience: 14,
      fee: 1000,
      days: 'Mon Wed Fri Sat',
      hours: '09:00-11:00/20 16:00-17:40/20',
      description:
        'Helps people whose lives are ruled by migraine. You keep a headache diary for two weeks, and the treatment is built on what it shows.',
    },
    {
      fullName: 'Dr. Imran Ansari',
      speaks: ['Urdu', 'Gujarati'],
      gender: 'male',
      dob: '1980-06-01',
      qualification: 'MBBS, MD (Pediatrics), DM (Neurology)',
      experience: 19,
      fee: 1100,
      days: 'Tue Wed Fri',
      hours: '14:00-17:00/30',
      description:
        'Cares for children and grown-ups with epilepsy. A phone video of a seizure tells him much, and he writes a plan for school, sleep and swimming.',
    },
    {
      fullName: 'Dr. Chandrika Naidu',
      speaks: ['Telugu', 'Tamil'],
      gender: 'female',
      dob: '1973-08-18',
      wears: 'bindi',
      qualification: 'MBBS, MD (General Medicine), DNB (Neurology)',
      experience: 25,
      fee: 1200,
      days: 'Tue Thu Sat Sun',
      hours: '11:00-14:00/30',
      description:
        'Looks into numb feet, weak muscles and failing memory. Nerve tests are done in the same building, and she is in the room for the difficult ones.',
    },
  ],
  Psychiatry: [
    {
      fullName: 'Dr. Rohini Dasgupta',
      speaks: ['Bengali'],
      gender: 'female',
      dob: '1979-11-13',
      qualification: 'MBBS, MD (Psychiatry)',
      experience: 20,
      fee: 1200,
      days: 'Mon Tue Wed Fri',
      hours: '10:00-13:00/30 16:00-18:00/30',
      description:
        'Treats depression and anxiety, also after childbirth. She talks first and prescribes second, and every medicine comes with a date for reviewing it.',
    },
    {
      fullName: 'Dr. Manpreet Singh Bedi',
      speaks: ['Punjabi', 'Urdu'],
      gender: 'male',
      dob: '1987-01-24',
      wears: 'turban',
      qualification: 'MBBS, DPM, DNB (Psychiatry)',
      experience: 12,
      fee: 850,
      days: 'Mon Thu Fri Sat',
      hours: '15:00-18:30/30',
      description:
        'Works with people who want to stop drinking or using other substances, and with their families. Slips are expected and are no reason to stay away.',
    },
    {
      fullName: 'Dr. Vasudha Kamath',
      speaks: ['Kannada'],
      gender: 'female',
      dob: '1967-05-08',
      qualification: 'MBBS, MD (Psychiatry), Fellowship in Geriatric Psychiatry',
      experience: 32,
      fee: 1300,
      days: 'Tue Wed Thu',
      hours: '11:00-14:00/30',
      description:
        'Sees older people who grow forgetful, suspicious or sleepless, and those who care for them. Home routines are changed before tablets are added.',
    },
    {
      fullName: 'Dr. Nikhil Thakur',
      gender: 'male',
      dob: '1994-02-10',
      qualification: 'MBBS, MD (Psychiatry)',
      experience: 4,
      fee: 700,
      days: 'Mon Wed Sat',
    },
  ],
};
