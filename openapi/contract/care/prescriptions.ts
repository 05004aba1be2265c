import { z } from 'zod';
import { CalendarDate, ObjectId, freeText, idOf, idsOf, instant, lineOfText, noteText } from '../common.js';
import { MAX_MEDICINES, PRESCRIPTION_DAYS_BACK, PRESCRIPTION_GENDERS } from './prescription-facts.js';
import { Mobile } from '../people/fields.js';
import { tValidation } from '../messages/validation.js';
import messages from '../../../messages/en/contract/care/prescriptions.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tPrescriptions = createMessages('contract/care/prescriptions', messages);

export const PRESCRIPTION_STATUSES = ['active', 'refillNeeded', 'ended'] as const;
export const REFILL_LEVELS = ['urgent', 'soon', 'upcoming'] as const;
export { MAX_MEDICINES, PRESCRIPTION_DAYS_BACK, PRESCRIPTION_GENDERS } from './prescription-facts.js';
/** A shorter supply is a course that simply ends; from here on it is taken again, so it has a refill. */
export const REFILL_FROM_DAYS = 14;
/** Days left of the supply up to which a refill is urgent, soon or upcoming. */
export const REFILL_DAYS = { urgent: 2, soon: 7, upcoming: 14 } as const;
/** So many days after its supply ran out a prescription that was not renewed has ended. */
export const REFILL_OVERDUE_DAYS = 30;
/** How long a prescription without a readable duration counts as active, in days. */
export const OPEN_ENDED_DAYS = 30;

export const PrescriptionStatus = z.enum(PRESCRIPTION_STATUSES).meta({
  id: 'PrescriptionStatus',
  description:
    'Worked out when it is read. refillNeeded: the supply ends within 7 days or has ended; ended: a short course is over, a refill is 30 days overdue, or a newer prescription has the same medicines.',
});
export type PrescriptionStatus = z.infer<typeof PrescriptionStatus>;

export const Refill = z
  .strictObject({
    level: z.enum(REFILL_LEVELS).meta({
      description: 'urgent: due within 2 days or past; soon: within 7; upcoming: within 14.',
    }),
    dueOn: CalendarDate.meta({ description: 'The last day for which there is medicine.' }),
  })
  .meta({ id: 'Refill', description: 'When medicine is needed again.' });
export type Refill = z.infer<typeof Refill>;

/** One row of the prescription form, as the doctor types it. */
export const MedicineRow = z
  .strictObject({
    name: lineOfText(120, tPrescriptions('medicineNameMissing')).meta({
      description: 'Name of the medicine with its strength.',
      examples: ['Metformin 500 mg tablets'],
    }),
    dosage: lineOfText(60, tPrescriptions('dosageMissing')).meta({
      description: 'How much is taken at a time, in words.',
      examples: ['1 tablet'],
    }),
    frequency: lineOfText(60, tPrescriptions('frequencyMissing')).meta({
      description: 'How often it is taken, in words or as doses in the morning, at noon and in the evening.',
      examples: ['twice daily', '1-0-1'],
    }),
    duration: lineOfText(60, tPrescriptions('durationMissing')).meta({
      description: 'For how long it is taken, in words; the days of the supply are read from it.',
      examples: ['1 month', '5 days'],
    }),
  })
  .meta({ id: 'MedicineRow' });
export type MedicineRow = z.infer<typeof MedicineRow>;

const Gender = z.enum(PRESCRIPTION_GENDERS, tPrescriptions('genderMissing')).meta({
  description: 'Gender as it stands on the prescription: male, female or other.',
  examples: ['female'],
});

export const CreatePrescription = z
  .strictObject({
    patientId: ObjectId.meta({ description: 'A patient whose record is open to the doctor.' }),
    appointmentId: ObjectId.optional().meta({ description: 'The visit at which it was written.' }),
    patientName: lineOfText(100, tPrescriptions('patientNameMissing')).meta({
      description: 'Name of the patient as it stands on the prescription.',
      examples: ['Asha Rao'],
    }),
    age: z
      .number(tPrescriptions('ageMissing'))
      .int(tValidation('wholeYears'))
      .min(0, tPrescriptions('ageNegative'))
      .max(130, tPrescriptions('ageTooHigh'))
      .meta({ description: 'In whole years.', examples: [36] }),
    gender: Gender,
    contact: Mobile,
    date: CalendarDate.meta({
      description: `Not in the future and at most ${PRESCRIPTION_DAYS_BACK} days back.`,
    }),
    doctorName: z
      .string()
      .max(200)
      .optional()
      .meta({ description: "Ignored: the name is the caller's own.", examples: ['Dr. Ananya Sharma'] }),
    symptoms: freeText(2000, tPrescriptions('symptomsMissing')).meta({
      description: 'What the patient complains of, as plain text.',
      examples: ['Thirst and tiredness.'],
    }),
    diagnosis: noteText(1000).meta({
      description: 'What the doctor found, as plain text; left out or null for none.',
      examples: ['Type 2 diabetes'],
    }),
    medicines: z
      .array(MedicineRow)
      .min(1, tPrescriptions('medicineMissing'))
      .max(MAX_MEDICINES, tValidation('tooManyMedicines', { max: MAX_MEDICINES }))
      .refine(
        (rows) => new Set(rows.map(({ name }) => name.toLowerCase())).size === rows.length,
        tValidation('medicinesRepeated'),
      )
      .meta({ description: 'What is prescribed, each medicine once.' }),
    notes: noteText(2000).meta({
      description: 'Further advice to the patient, as plain text; left out or null for none.',
      examples: ['Take with food.'],
    }),
  })
  .meta({ id: 'CreatePrescription' });
export type CreatePrescription = z.infer<typeof CreatePrescription>;

export const PrescribedMedicine = z
  .strictObject({
    name: z.string().meta({
      description: 'Name of the medicine as the doctor typed it.',
      examples: ['Metformin 500 mg tablets'],
    }),
    dosage: z
      .string()
      .meta({ description: 'How much is taken at a time, as the doctor typed it.', examples: ['1 tablet'] }),
    frequency: z
      .string()
      .meta({ description: 'How often it is taken, as the doctor typed it.', examples: ['twice daily'] }),
    duration: z
      .string()
      .meta({ description: 'For how long it is taken, as the doctor typed it.', examples: ['1 month'] }),
    days: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Days of the duration; null when its words give none.', examples: [30] }),
    units: z
      .number()
      .int()
      .nullable()
      .meta({
        description: 'Tablets, puffs or the like for all these days; null when the words do not say.',
        examples: [60],
      }),
    medicineId: ObjectId.nullable().meta({
      description: 'The medicine on our shelf; null when we do not sell it.',
    }),
  })
  .meta({ id: 'PrescribedMedicine' });
export type PrescribedMedicine = z.infer<typeof PrescribedMedicine>;

export const PrescriptionDto = z
  .strictObject({
    ...idsOf('the prescription'),
    number: z.string().meta({
      description: 'Number that is printed on it: RX, the year and six signs.',
      examples: ['RX-2026-7KQ4XM'],
    }),
    status: PrescriptionStatus,
    patientId: idOf('the patient'),
    patientName: z
      .string()
      .meta({ description: 'Name of the patient as it stands on the prescription.', examples: ['Asha Rao'] }),
    age: z
      .number()
      .int()
      .meta({ description: 'Age of the patient when it was written, in whole years.', examples: [36] }),
    gender: Gender,
    contact: z
      .string()
      .meta({ description: 'Mobile number of the patient, E.164.', examples: ['+919812345678'] }),
    date: CalendarDate.meta({ description: "The day it is dated in the hospital's time zone, YYYY-MM-DD." }),
    doctorId: idOf('the doctor who wrote it'),
    doctorName: z
      .string()
      .meta({ description: 'Full name of the doctor who wrote it.', examples: ['Dr. Ananya Sharma'] }),
    doctorCode: z
      .string()
      .nullable()
      .meta({ description: 'DoctorId of the doctor.', examples: ['HSP-CAR-0001'] }),
    appointmentId: ObjectId.nullable().meta({
      description:
        'Id of the visit at which it was written: 24 hexadecimal digits; null when none was named.',
    }),
    symptoms: z.string().meta({
      description: 'What the patient complained of, as plain text.',
      examples: ['Thirst and tiredness.'],
    }),
    diagnosis: z
      .string()
      .nullable()
      .meta({
        description: 'What the doctor found, as plain text; null for none.',
        examples: ['Type 2 diabetes'],
      }),
    medicines: z
      .array(PrescribedMedicine)
      .meta({ description: 'What was prescribed, in the order in which it was typed.' }),
    notes: z
      .string()
      .nullable()
      .meta({
        description: 'Further advice to the patient, as plain text; null for none.',
        examples: ['Take with food.'],
      }),
    daysSupply: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Days of the longest duration.', examples: [30] }),
    endsOn: CalendarDate.nullable().meta({ description: 'The last day of the longest duration.' }),
    refill: Refill.nullable().meta({
      description: 'When its medicine is needed again; null when that is far off or never.',
      examples: [null],
    }),
    pdfUrl: z.string().meta({
      description: 'Signed, short-lived address of the prescription (PDF).',
      examples: ['/api/papers/prescriptions/66f1a2b3c4d5e6f708192a3b?expires=1795241400&signature=Xb7w'],
    }),
    createdAt: instant('When it was written'),
  })
  .meta({ id: 'Prescription', description: 'What a doctor prescribed to a patient.' });
export type PrescriptionDto = z.infer<typeof PrescriptionDto>;

/** A medicine of the same substance, strength and form. */
const OtherBrand = z.strictObject({
  medicineId: ObjectId.meta({ description: 'Id of the medicine on our shelf.' }),
  name: z.string().meta({
    description: 'Name on the shelf.',
    examples: ['Metformin 500 mg tablets (Sukhayan)'],
  }),
  price: z.number().meta({ description: 'Of one box now, in rupees.', examples: [38.4] }),
  stock: z
    .number()
    .int()
    .meta({ description: 'Boxes that can be bought now.', examples: [40] }),
});

export const AvailabilityQuery = z.strictObject({
  name: MedicineRow.shape.name,
});
export type AvailabilityQuery = z.infer<typeof AvailabilityQuery>;

export const MedicineAvailability = z
  .strictObject({
    available: z.boolean().meta({ description: 'Whether our pharmacy has it now.' }),
    instead: z.array(z.string()).meta({
      description: 'Names of the same substance of other brands that it has now, cheapest first.',
      examples: [['Metformin 500 mg tablets (Sukhayan)']],
    }),
  })
  .meta({ id: 'MedicineAvailability', description: 'Whether a medicine can be had in our pharmacy.' });
export type MedicineAvailability = z.infer<typeof MedicineAvailability>;

export const PrescriptionCart = z
  .strictObject({
    items: z
      .array(
        z.strictObject({
          medicineId: ObjectId.nullable().meta({
            description:
              'Id of the medicine on our shelf: 24 hexadecimal digits; null when we do not sell it.',
          }),
          name: z.string().meta({
            description: 'Name on the shelf, else as prescribed.',
            examples: ['Metformin 500 mg tablets'],
          }),
          quantity: z
            .number()
            .int()
            .meta({ description: 'Boxes for the whole duration, as far as its words say.', examples: [6] }),
          price: z
            .number()
            .nullable()
            .meta({
              description: 'Of one box now, in rupees; null when we do not sell it.',
              examples: [38.4],
            }),
          stock: z
            .number()
            .int()
            .meta({
              description: 'Boxes that can be bought now; 0 when it is sold out or not sold.',
              examples: [40],
            }),
          available: z.boolean().meta({ description: 'Whether the shelf has as many boxes now.' }),
          instead: z.array(OtherBrand).meta({
            description:
              'The same substance, strength and form of other brands that can be bought now, cheapest first; empty when it is available itself.',
          }),
        }),
      )
      .meta({ description: 'One entry for each medicine of the prescription.' }),
  })
  .meta({ id: 'PrescriptionCart', description: 'What to put into the cart for a prescription.' });
export type PrescriptionCart = z.infer<typeof PrescriptionCart>;
