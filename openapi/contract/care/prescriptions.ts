import { z } from 'zod';
import { CalendarDate, Instant, ObjectId, freeText, lineOfText, noteText } from '../common.js';
import { Mobile } from '../people/fields.js';

export const PRESCRIPTION_STATUSES = ['active', 'refillNeeded', 'ended'] as const;
export const REFILL_LEVELS = ['urgent', 'soon', 'upcoming'] as const;
export const PRESCRIPTION_GENDERS = ['male', 'female', 'other'] as const;
/** Most medicines on one prescription; a cart holds as many. */
export const MAX_MEDICINES = 30;
/** How far back a prescription may be dated, in days. */
export const PRESCRIPTION_DAYS_BACK = 30;
/** A shorter supply is a course that simply ends; from here on it is taken again, so it has a refill. */
export const REFILL_FROM_DAYS = 14;
/** Days left of the supply up to which a refill is urgent, soon or upcoming. */
export const REFILL_DAYS = { urgent: 2, soon: 7, upcoming: 14 } as const;
/** So many days after its supply ran out a prescription that nobody renewed has ended. */
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
    name: lineOfText(120, 'Enter the name of the medicine.').meta({ examples: ['Metformin 500 mg tablets'] }),
    dosage: lineOfText(60, 'Enter the dosage.').meta({ examples: ['1 tablet'] }),
    frequency: lineOfText(60, 'Enter how often it is taken.').meta({ examples: ['twice daily', '1-0-1'] }),
    duration: lineOfText(60, 'Enter for how long it is taken.').meta({ examples: ['1 month', '5 days'] }),
  })
  .meta({ id: 'MedicineRow' });
export type MedicineRow = z.infer<typeof MedicineRow>;

const Gender = z.enum(PRESCRIPTION_GENDERS, 'Choose male, female or other.').meta({ examples: ['female'] });

export const CreatePrescription = z
  .strictObject({
    patientId: ObjectId.meta({ description: 'A patient whose record is open to the doctor.' }),
    appointmentId: ObjectId.optional().meta({ description: 'The visit at which it was written.' }),
    patientName: lineOfText(100, 'Enter the name of the patient.').meta({ examples: ['Asha Rao'] }),
    age: z
      .number('Enter the age as a number.')
      .int('Use whole years.')
      .min(0, 'The age cannot be below 0.')
      .max(130, 'The age cannot be above 130.')
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
    symptoms: freeText(2000, 'Enter the symptoms.').meta({ examples: ['Thirst and tiredness.'] }),
    diagnosis: noteText(1000).meta({ examples: ['Type 2 diabetes'] }),
    medicines: z
      .array(MedicineRow)
      .min(1, 'Enter at least one medicine.')
      .max(MAX_MEDICINES, `Enter at most ${MAX_MEDICINES} medicines.`)
      .refine(
        (rows) => new Set(rows.map(({ name }) => name.toLowerCase())).size === rows.length,
        'Name each medicine once.',
      ),
    notes: noteText(2000).meta({ examples: ['Take with food.'] }),
  })
  .meta({ id: 'CreatePrescription' });
export type CreatePrescription = z.infer<typeof CreatePrescription>;

export const PrescribedMedicine = z
  .strictObject({
    name: z.string().meta({ examples: ['Metformin 500 mg tablets'] }),
    dosage: z.string().meta({ examples: ['1 tablet'] }),
    frequency: z.string().meta({ examples: ['twice daily'] }),
    duration: z.string().meta({ examples: ['1 month'] }),
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

export const Prescription = z
  .strictObject({
    id: ObjectId,
    _id: ObjectId,
    number: z.string().meta({ examples: ['RX-2026-7KQ4XM'] }),
    status: PrescriptionStatus,
    patientId: ObjectId,
    patientName: z.string().meta({ examples: ['Asha Rao'] }),
    age: z
      .number()
      .int()
      .meta({ examples: [36] }),
    gender: Gender,
    contact: z.string().meta({ description: 'E.164.', examples: ['+919812345678'] }),
    date: CalendarDate,
    doctorId: ObjectId,
    doctorName: z.string().meta({ examples: ['Dr. Ananya Sharma'] }),
    doctorCode: z
      .string()
      .nullable()
      .meta({ description: 'DoctorId of the doctor.', examples: ['HSP-CAR-0001'] }),
    appointmentId: ObjectId.nullable(),
    symptoms: z.string().meta({ examples: ['Thirst and tiredness.'] }),
    diagnosis: z
      .string()
      .nullable()
      .meta({ examples: ['Type 2 diabetes'] }),
    medicines: z.array(PrescribedMedicine),
    notes: z
      .string()
      .nullable()
      .meta({ examples: ['Take with food.'] }),
    daysSupply: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Days of the longest duration.', examples: [30] }),
    endsOn: CalendarDate.nullable().meta({ description: 'The last day of the longest duration.' }),
    refill: Refill.nullable().meta({ examples: [null] }),
    pdfUrl: z.string().meta({
      description: 'Signed, short-lived address of the prescription (PDF).',
      examples: ['/api/papers/prescriptions/66f1a2b3c4d5e6f708192a3b?expires=1795241400&signature=Xb7w'],
    }),
    createdAt: Instant,
  })
  .meta({ id: 'Prescription', description: 'What a doctor prescribed to a patient.' });
export type Prescription = z.infer<typeof Prescription>;

export const PrescriptionCart = z
  .strictObject({
    items: z.array(
      z.strictObject({
        medicineId: ObjectId.nullable(),
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
          .meta({ description: 'Of one box now, in rupees.', examples: [38.4] }),
        available: z.boolean().meta({ description: 'Whether the shelf has as many boxes now.' }),
      }),
    ),
  })
  .meta({ id: 'PrescriptionCart', description: 'What to put into the cart for a prescription.' });
export type PrescriptionCart = z.infer<typeof PrescriptionCart>;
