import { z } from 'zod';
import { CalendarDate, ObjectId, freeText, idOf, idsOf, instant, lineOfText, noteText } from '../common.js';
import { EnteredInError } from './entered-in-error.js';
import { dispensedFields } from './dispensing.js';
import { MAX_MEDICINES, PRESCRIPTION_DAYS_BACK, PRESCRIPTION_GENDERS } from './prescription-facts.js';
import { KeptLine, LineStatus, lineAnswerFields, lineStateFields } from './lifecycle/line-states.js';
import { StoredWarning, safetyAnswers } from './safety/answers.js';
import { DOSE_UNITS } from './dosage/dosage-facts.js';
import { Dosages } from './dosage/dosage.js';
import { Mobile } from '../people/fields.js';
import { copiedName } from '../people/names.js';
import { tValidation } from '../messages/validation.js';
import messages from '../../../messages/en/contract/care/prescriptions.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tPrescriptions = createMessages('contract/care/prescriptions', messages);

export const PRESCRIPTION_STATUSES = ['active', 'refillNeeded', 'ended'] as const;
export const REFILL_LEVELS = ['urgent', 'soon', 'upcoming'] as const;
export { MAX_MEDICINES, PRESCRIPTION_DAYS_BACK, PRESCRIPTION_GENDERS } from './prescription-facts.js';
/** A supply for fewer days is a short course without a refill. */
export const REFILL_FROM_DAYS = 14;
/** Maximum number of days left for the refill levels urgent, soon and upcoming. */
export const REFILL_DAYS = { urgent: 2, soon: 7, upcoming: 14 } as const;
/** A prescription that was not renewed ends this many days after its supply ran out. */
export const REFILL_OVERDUE_DAYS = 30;
/**
 * Number of days that a prescription is active whose length is not known. No Indian statute fixes a general validity: rule 65 of
 * the Drugs Rules, 1945 says what a prescription must state and how often it may be dispensed, not for how long. A year is the
 * hospital's own limit (docs/features/prescriptions.md).
 */
export const PRESCRIPTION_VALID_DAYS = 365;

export const PrescriptionStatus = z.enum(PRESCRIPTION_STATUSES).meta({
  id: 'PrescriptionStatus',
  description:
    'Computed on each read. refillNeeded: the supply ends within 7 days or has ended; ended: a short course is over, a refill is 30 days overdue, a prescription of unknown length is a year old, or a newer prescription has the same medicines.',
});
export type PrescriptionStatus = z.infer<typeof PrescriptionStatus>;

export const Refill = z
  .strictObject({
    level: z.enum(REFILL_LEVELS).meta({
      description: 'urgent: due within 2 days or overdue; soon: within 7 days; upcoming: within 14 days.',
    }),
    dueOn: CalendarDate.meta({ description: 'Last day of the supply.' }),
  })
  .meta({ id: 'Refill', description: 'Next refill of a prescription.' });
export type Refill = z.infer<typeof Refill>;

const BrandSubstitution = z.boolean(tValidation('yesOrNo')).meta({
  description:
    'Whether the doctor consents to another brand than the named one; false by default. A name without a brand needs no consent.',
  examples: [false],
});

/** One row of the prescription form, as entered. */
export const MedicineRow = z
  .strictObject({
    name: lineOfText(120, tPrescriptions('medicineNameMissing')).meta({
      description: 'Name and strength of the medicine.',
      examples: ['Metformin 500 mg tablets'],
    }),
    dosage: lineOfText(60, tPrescriptions('dosageMissing')).meta({
      description: 'Dose as text.',
      examples: ['1 tablet'],
    }),
    frequency: lineOfText(60, tPrescriptions('frequencyMissing')).meta({
      description: 'Frequency as text, or as doses in the morning, at noon and in the evening.',
      examples: ['twice daily', '1-0-1'],
    }),
    duration: lineOfText(60, tPrescriptions('durationMissing')).meta({
      description:
        'Duration as text. Days and quantity are computed only if all words of dosage, frequency and duration are understood.',
      examples: ['1 month', '5 days'],
    }),
    brandSubstitution: BrandSubstitution.optional(),
    ...lineAnswerFields,
    dosages: Dosages.optional().meta({
      description: 'Structured dosage; takes precedence over the texts. Read from the texts if omitted.',
    }),
  })
  .meta({ id: 'MedicineRow' });
export type MedicineRow = z.infer<typeof MedicineRow>;

/** Two lines of one medicine are steps of it when the dosage differs. */
const lineKey = ({ name, dosage, frequency, dosages }: MedicineRow): string =>
  JSON.stringify([name.toLowerCase(), dosage.toLowerCase(), frequency.toLowerCase(), dosages]);

const Gender = z.enum(PRESCRIPTION_GENDERS, tPrescriptions('genderMissing')).meta({
  description: 'Gender as printed on the prescription: male, female, other or undisclosed.',
  examples: ['female'],
});

export const CreatePrescription = z
  .strictObject({
    patientId: ObjectId.meta({ description: 'Id of a patient whose record the doctor may read.' }),
    appointmentId: ObjectId.optional().meta({ description: 'Visit of the prescription.' }),
    patientName: copiedName(tPrescriptions('patientNameMissing')).meta({
      description:
        'Name of the patient as printed on the prescription; follows the rule for names, or equals the name of the account.',
      examples: ['Asha Rao'],
    }),
    age: z
      .number(tPrescriptions('ageMissing'))
      .int(tValidation('wholeYears'))
      .min(0, tPrescriptions('ageNegative'))
      .max(130, tPrescriptions('ageTooHigh'))
      .meta({ description: 'Age of the patient in whole years.', examples: [36] }),
    gender: Gender,
    contact: Mobile,
    date: CalendarDate.meta({
      description: `Day of the prescription; not in the future and at most ${PRESCRIPTION_DAYS_BACK} days back.`,
    }),
    doctorName: z
      .string()
      .max(200)
      .optional()
      .meta({ description: 'Ignored; the name of the caller is used.', examples: ['Dr. Ananya Sharma'] }),
    symptoms: freeText(2000, tPrescriptions('symptomsMissing')).meta({
      description: 'Symptoms as plain text.',
      examples: ['Thirst and tiredness.'],
    }),
    diagnosis: noteText(1000).meta({
      description: 'Diagnosis as plain text; null or omitted for none.',
      examples: ['Type 2 diabetes'],
    }),
    medicines: z
      .array(MedicineRow)
      .min(1, tPrescriptions('medicineMissing'))
      .max(MAX_MEDICINES, tValidation('tooManyMedicines', { max: MAX_MEDICINES }))
      .refine((rows) => new Set(rows.map(lineKey)).size === rows.length, tValidation('medicinesRepeated'))
      .meta({
        description: 'Prescribed medicines. Several lines of one medicine are steps with different dosages.',
      }),
    notes: noteText(2000).meta({
      description: 'Advice to the patient as plain text; null or omitted for none.',
      examples: ['Take with food.'],
    }),
    ...safetyAnswers,
  })
  .meta({ id: 'CreatePrescription' });
export type CreatePrescription = z.infer<typeof CreatePrescription>;

export const PrescribedMedicine = z
  .strictObject({
    name: z.string().meta({
      description: 'Name of the medicine as entered by the doctor.',
      examples: ['Metformin 500 mg tablets'],
    }),
    dosage: z.string().meta({ description: 'Dose as entered by the doctor.', examples: ['1 tablet'] }),
    frequency: z
      .string()
      .meta({ description: 'Frequency as entered by the doctor.', examples: ['twice daily'] }),
    duration: z.string().meta({ description: 'Duration as entered by the doctor.', examples: ['1 month'] }),
    dosages: Dosages.nullable().meta({
      description: 'Structured dosage; null if a word of the texts was not understood.',
    }),
    difference: z
      .string()
      .nullable()
      .meta({
        description: 'Dosage that the texts state if it differs from `dosages`; otherwise null.',
        examples: [null],
      }),
    days: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Length of the course in days; null if a part is unknown.', examples: [30] }),
    quantity: z
      .strictObject({
        value: z.number().meta({ description: 'Amount in the unit.', examples: [60] }),
        unit: z.enum(DOSE_UNITS).meta({ description: 'Unit of the amount.' }),
      })
      .nullable()
      .meta({ description: 'Amount for the whole course; null if a part is unknown.' }),
    units: z
      .number()
      .nullable()
      .meta({
        description:
          'Number of counted units (e.g. tablets or puffs) for the whole course; null if a part is unknown or the amount is measured in ml or mg.',
        examples: [60],
      }),
    medicineId: ObjectId.nullable().meta({
      description:
        "Medicine in the hospital's pharmacy; null if it is not sold, or if the name leaves open which one is meant.",
    }),
    brandSubstitution: BrandSubstitution,
    ...dispensedFields,
    ...lineStateFields,
  })
  .meta({ id: 'PrescribedMedicine' });
export type PrescribedMedicine = z.infer<typeof PrescribedMedicine>;

/** How a doctor or an administrator corrects a whole prescription. */
export const PRESCRIPTION_STEPS = ['hide', 'restore'] as const;
export type PrescriptionStep = (typeof PRESCRIPTION_STEPS)[number];

export const PrescriptionDto = z
  .strictObject({
    ...idsOf('the prescription'),
    number: z.string().meta({
      description: 'Printed number: RX, the year and six characters.',
      examples: ['RX-2026-7KQ4XM'],
    }),
    status: PrescriptionStatus,
    patientId: idOf('the patient'),
    patientName: z
      .string()
      .meta({ description: 'Name of the patient as printed on the prescription.', examples: ['Asha Rao'] }),
    age: z
      .number()
      .int()
      .meta({
        description: 'Age of the patient at the time of the prescription, in whole years.',
        examples: [36],
      }),
    gender: Gender,
    contact: z
      .string()
      .meta({ description: 'Mobile number of the patient, E.164.', examples: ['+919812345678'] }),
    date: CalendarDate.meta({
      description: "Day of the prescription in the hospital's time zone, YYYY-MM-DD.",
    }),
    doctorId: idOf('the doctor who wrote it'),
    doctorName: z
      .string()
      .meta({ description: 'Full name of the doctor who wrote it.', examples: ['Dr. Ananya Sharma'] }),
    doctorCode: z
      .string()
      .nullable()
      .meta({
        description: 'DoctorId of the doctor who wrote it; null if there is none.',
        examples: ['HSP-CAR-0001'],
      }),
    appointmentId: ObjectId.nullable().meta({
      description: 'Id of the visit of the prescription: 24 hexadecimal digits; null if none was given.',
    }),
    symptoms: z.string().meta({
      description: 'Symptoms as plain text.',
      examples: ['Thirst and tiredness.'],
    }),
    diagnosis: z
      .string()
      .nullable()
      .meta({
        description: 'Diagnosis as plain text; null if there is none.',
        examples: ['Type 2 diabetes'],
      }),
    medicines: z
      .array(PrescribedMedicine)
      .meta({ description: 'Prescribed medicines, in the order entered.' }),
    notes: z
      .string()
      .nullable()
      .meta({
        description: 'Advice to the patient as plain text; null if there is none.',
        examples: ['Take with food.'],
      }),
    daysSupply: z
      .number()
      .int()
      .nullable()
      .meta({
        description: 'Longest course in days; null unless the length of every line is known.',
        examples: [30],
      }),
    endsOn: CalendarDate.nullable().meta({
      description: 'Last day of the longest course; null unless the length of every line is known.',
    }),
    refill: Refill.nullable().meta({
      description: 'Next refill; null if it is more than 14 days ahead or not needed.',
      examples: [null],
    }),
    state: LineStatus.meta({
      description: 'State of the whole prescription, which follows from its lines.',
    }),
    kept: z.array(KeptLine).meta({
      description:
        'Longer courses of the same medicines that stayed active because this one is shorter; both are active.',
    }),
    warnings: z.array(StoredWarning).meta({
      description: 'Warnings at the time of the prescription, with the reasons of the doctor.',
      examples: [[]],
    }),
    enteredInError: EnteredInError,
    steps: z.array(z.enum(PRESCRIPTION_STEPS)).meta({
      description: 'Corrections that the caller may make now; empty for patients.',
      examples: [['hide']],
    }),
    pdfUrl: z.string().meta({
      description: 'Signed, short-lived URL of the prescription (PDF).',
      examples: ['/api/papers/prescriptions/66f1a2b3c4d5e6f708192a3b?expires=1795241400&signature=Xb7w'],
    }),
    createdAt: instant('Time of the entry'),
  })
  .meta({ id: 'Prescription', description: 'A prescription of a doctor for a patient.' });
export type PrescriptionDto = z.infer<typeof PrescriptionDto>;
