import type { MedicineRow } from '../../openapi/contract/care/prescriptions.js';
import type { Speciality } from '../../openapi/contract/people/fields.js';

/** What a doctor of the demo hospital found at a visit, and prescribed. */
export interface Finding {
  symptoms: string;
  diagnosis: string;
  note: string;
  medicines: MedicineRow[];
}

/** A row of the prescription form. */
export const row = (name: string, dosage: string, frequency: string, duration: string): MedicineRow => ({
  name,
  dosage,
  frequency,
  duration,
});

/** Findings for each speciality; visits take them in turn. */
export const findings: Record<Speciality, Finding[]> = {
  Cardiology: [
    {
      symptoms: 'Headaches in the morning; pressure at home above 150.',
      diagnosis: 'High blood pressure',
      note: 'Pressure is above the goal on both arms. Less salt and half an hour of walking a day agreed; pressure diary for four weeks.',
      medicines: [row('Telmisartan 40 mg tablets', '1 tablet', 'once daily', '1 month')],
    },
    {
      symptoms: 'Skipped beats in the evening, no fainting.',
      diagnosis: 'Palpitations, harmless on the recording',
      note: 'A day of heart rhythm recording shows single extra beats only. Coffee reduced; come back at once with fainting or chest pain.',
      medicines: [row('Metoprolol 25 mg tablets', '1 tablet', '1-0-1', '1 month')],
    },
    {
      symptoms: 'Tired on stairs, swollen ankles in the evening.',
      diagnosis: 'High cholesterol',
      note: 'Heart sounds clear, no water in the lungs. Cholesterol above the goal: diet discussed, blood test again in three months.',
      medicines: [row('Atorvastatin 10 mg tablets', '1 tablet', 'at bedtime', '3 months')],
    },
  ],
  'General Medicine': [
    {
      symptoms: 'Sore throat and a runny nose for three days.',
      diagnosis: 'Common cold',
      note: 'Throat red, lungs clear, no fever. Rest, warm drinks; come back if it lasts longer than ten days.',
      medicines: [row('Paracetamol 650 mg tablets', '1 tablet', 'three times a day', '5 days')],
    },
    {
      symptoms: 'Thirst and tiredness.',
      diagnosis: 'Type 2 diabetes',
      note: 'Feet are warm with good feeling. Meals and walking planned together; HbA1c again in three months.',
      medicines: [row('Metformin 500 mg tablets', '1 tablet', '1-0-1', '1 month')],
    },
  ],
  Dermatology: [
    {
      symptoms: 'Itching rash on both arms after gardening.',
      diagnosis: 'Contact rash',
      note: 'Red streaks where leaves touched the skin, no infection. Gloves from now on, cool cloths.',
      medicines: [row('Cetirizine 10 mg tablets', '1 tablet', 'at night', '7 days')],
    },
  ],
  Pediatrics: [
    {
      symptoms: 'Cough with phlegm at night, eats well.',
      diagnosis: 'Cough after a cold',
      note: 'Lungs clear, ears fine, growth along its line. Plenty to drink; come back with fever or fast breathing.',
      medicines: [row('Ambroxol 30 mg/5 ml syrup', '2.5 ml', 'twice daily', '5 days')],
    },
  ],
  Orthopedics: [
    {
      symptoms: 'Knee pain when going downstairs.',
      diagnosis: 'Wear of the knee joint',
      note: 'Full movement, no swelling. Exercises for the thigh shown; a stick for long ways while it hurts.',
      medicines: [
        row('Ibuprofen 400 mg tablets', '1 tablet', 'twice daily after food', '5 days'),
        row('Glucosamine 750 mg tablets', '1 tablet', '1-0-1', '2 months'),
      ],
    },
  ],
  Neurology: [
    {
      symptoms: 'Pressing headache on both sides after long hours at a screen.',
      diagnosis: 'Tension headache',
      note: 'Reflexes and balance normal. Breaks every hour, headache diary; no pain tablets on more than ten days a month.',
      medicines: [row('Paracetamol 650 mg tablets', '1 tablet', 'as needed', '10 days')],
    },
  ],
  Gynecology: [
    {
      symptoms: 'Heavy periods, tired.',
      diagnosis: 'Heavy periods',
      note: 'Examination without findings. Blood count and iron to be checked; iron-rich meals discussed.',
      medicines: [row('Vitamin C 500 mg chewable tablets', '1 tablet', 'once daily', '1 month')],
    },
  ],
  Dentistry: [
    {
      symptoms: 'Sharp pain with cold drinks.',
      diagnosis: 'Sensitive tooth neck',
      note: 'No caries. Tooth neck sealed; soft brush and little pressure.',
      medicines: [row('Clove oil dental drops 10 ml', '2 drops', 'twice daily', '7 days')],
    },
  ],
  Ophthalmology: [
    {
      symptoms: 'Burning eyes in the afternoon.',
      diagnosis: 'Dry eyes',
      note: 'Sight full with glasses, pressure normal. Blinking breaks at the screen; drops when needed.',
      medicines: [row('Carmellose 0.5% eye drops', '1 drop in each eye', 'four times a day', '1 month')],
    },
  ],
  Psychiatry: [
    {
      symptoms: 'Lies awake for hours since a change of work.',
      diagnosis: 'Trouble falling asleep',
      note: 'Sleep plan agreed: fixed times, no screen in bed. Talk again in four weeks; no tablets needed now.',
      medicines: [],
    },
  ],
};
