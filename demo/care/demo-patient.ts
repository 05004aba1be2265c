import type { VitalSigns } from '../../openapi/contract/care/vital-signs.js';
import type { Speciality } from '../../openapi/contract/people/fields.js';
import { row } from './findings.js';
import type { Finding } from './findings.js';

/** What is known of the demo patient beside the visits. Days count from today, below zero for the past. */
interface DemoPrescription extends Omit<Finding, 'note' | 'diagnosis'> {
  day: number;
  /** The speciality of the doctor who wrote it: the one whom a visit links to the patient. */
  speciality: Speciality;
  diagnosis: string;
  notes: string | null;
}

/** One prescription of each kind: with time left, due in each degree, and ended. */
export const demoPrescriptions: DemoPrescription[] = [
  {
    day: -95,
    speciality: 'General Medicine',
    symptoms: 'Sore throat and aching limbs.',
    diagnosis: 'Common cold',
    medicines: [row('Paracetamol 650 mg tablets', '1 tablet', 'three times a day', '5 days')],
    notes: 'Drink plenty of water.',
  },
  {
    day: -64,
    speciality: 'Cardiology',
    symptoms: 'Pressure at home between 145 and 155.',
    diagnosis: 'High blood pressure',
    medicines: [row('Telmisartan 40 mg tablets', '1 tablet', 'once daily', '2 months')],
    notes: 'Measure the pressure in the morning, seated, and keep the diary.',
  },
  {
    day: -46,
    speciality: 'General Medicine',
    symptoms: 'Tired for weeks after a cold.',
    diagnosis: 'Recovering from an infection',
    medicines: [row('Vitamin C 500 mg chewable tablets', '1 tablet', 'once daily', '8 weeks')],
    notes: null,
  },
  {
    day: -25,
    speciality: 'General Medicine',
    symptoms: 'Sugar slightly raised in two tests.',
    diagnosis: 'Early type 2 diabetes',
    medicines: [row('Metformin 500 mg tablets', '1 tablet', '1-0-1', '1 month')],
    notes: 'Take it with meals.',
  },
  {
    day: -21,
    speciality: 'Cardiology',
    symptoms: 'None; check-up.',
    diagnosis: 'High cholesterol',
    medicines: [
      row('Atorvastatin 10 mg tablets', '1 tablet', 'at bedtime', '3 months'),
      row('Aspirin 75 mg gastro-resistant tablets', '1 tablet', 'once daily', '3 months'),
    ],
    notes: 'Blood test again after three months.',
  },
];

/** Half a year of measurements, so that the charts show how treatment works. */
export const demoVitals: [day: number, speciality: Speciality, vitals: VitalSigns][] = [
  [
    -178,
    'General Medicine',
    { systolic: 152, diastolic: 96, pulse: 84, weight: 86.4, height: 174, glucose: 128 },
  ],
  [-149, 'General Medicine', { systolic: 149, diastolic: 94, pulse: 82, weight: 86.1, glucose: 131 }],
  [-121, 'General Medicine', { systolic: 154, diastolic: 97, pulse: 85, weight: 85.9, glucose: 126 }],
  [
    -95,
    'General Medicine',
    {
      systolic: 146,
      diastolic: 92,
      pulse: 88,
      temperature: 37.9,
      respiratoryRate: 17,
      oxygenSaturation: 97,
      weight: 85.2,
    },
  ],
  [
    -64,
    'Cardiology',
    { systolic: 151, diastolic: 95, pulse: 80, oxygenSaturation: 98, weight: 84.6, glucose: 122 },
  ],
  [-40, 'Cardiology', { systolic: 138, diastolic: 88, pulse: 76, weight: 83.8, glucose: 118 }],
  [
    -21,
    'Cardiology',
    {
      systolic: 131,
      diastolic: 84,
      pulse: 74,
      temperature: 36.7,
      respiratoryRate: 14,
      oxygenSaturation: 98,
      weight: 83.1,
      glucose: 112,
    },
  ],
  [
    -6,
    'Cardiology',
    { systolic: 126, diastolic: 81, pulse: 72, oxygenSaturation: 99, weight: 82.5, glucose: 108 },
  ],
];

/** Earlier reports of the tests that the lab has repeated since; values by the names of the reference ranges. */
export const demoReports: [
  day: number,
  speciality: Speciality,
  title: string,
  results: Record<string, number>,
][] = [
  [
    -190,
    'General Medicine',
    'Lipid profile',
    { 'Total cholesterol': 246, 'LDL cholesterol': 168, 'HDL cholesterol': 41, Triglycerides: 182 },
  ],
  [
    -112,
    'Cardiology',
    'Lipid profile',
    { 'Total cholesterol': 233, 'LDL cholesterol': 155, 'HDL cholesterol': 43, Triglycerides: 161 },
  ],
  [-176, 'General Medicine', 'HbA1c', { HbA1c: 6.6 }],
  [-95, 'General Medicine', 'HbA1c', { HbA1c: 6.3 }],
  [-25, 'General Medicine', 'HbA1c', { HbA1c: 6.0 }],
];

/** What the patient uploaded. */
export const demoDocuments = [
  { day: -60, title: 'Discharge letter of 2019', kind: 'letter' },
  { day: -30, title: 'Vaccination card', kind: 'card' },
] as const;
