import type { ReferenceRange } from '../../openapi/contract/care/lab/reference-range.js';

type Ends = Pick<ReferenceRange, 'low' | 'high'>;
type Unit = NonNullable<ReferenceRange['ageUnit']>;
type Sex = ReferenceRange['gender'];

const of =
  (ageUnit: Unit) =>
  (ageFrom: number, ageTo: number, [low, high]: [number | null, number | null], gender: Sex = null) => {
    const ends: Ends = { low, high };
    return { gender, ageFrom, ageTo, ageUnit, ...ends } satisfies ReferenceRange;
  };
const days = of('days');
const months = of('months');
const years = of('years');

/**
 * Ranges of people below 18. A measure or an age that these sources do not have has no range. Sources:
 * [1] MedlinePlus Medical Encyclopedia (US National Library of Medicine).
 * [6] World Health Organization (2011): haemoglobin below which there is anaemia.
 * [8] Dallman, in Rudolph (ed.), Pediatrics: blood counts by age, mean ± 2 SD and 95 % ranges (The Harriet Lane Handbook,
 *     Hematology).
 * [9] Tietz, Textbook of Clinical Chemistry: reference values in infants and children (The Harriet Lane Handbook, Blood
 *     Chemistries; Nelson Textbook of Pediatrics, Laboratory Medicine).
 * [10] NHLBI Expert Panel on cardiovascular health in children and adolescents (2011): acceptable lipids, low HDL.
 * [11] Fisher, thyroid function by age (Nelson Textbook of Pediatrics).
 * [12] American Diabetes Association, Standards of Care: the criteria of adults apply to children; lower end [9].
 * [13] The Harriet Lane Handbook, 20th edition, chapter 27: alanine aminotransferase by age and sex.
 * [14] Ridefelt and others (2024): vitamin B12 of 2,375 healthy children, by age and sex.
 */
export const CHILD_RANGES: Record<string, ReferenceRange[]> = {
  Haemoglobin: [
    months(0, 0, [14, 24]), // [1]
    months(1, 5, [9.5, 13]), // [1]
    months(6, 59, [11, null]), // [6]
    years(5, 11, [11.5, null]), // [6]
    years(12, 14, [12, null]), // [6]
    years(15, 17, [12, null], 'female'), // [6]
    years(15, 17, [13, null], 'male'), // [6]
  ],
  'Red blood cells': [
    months(1, 1, [3, 5.4]), // [8]
    months(2, 2, [2.7, 4.9]), // [8]
    months(3, 5, [3.1, 4.5]), // [8]
    months(6, 23, [3.7, 5.3]), // [8]
    years(2, 5, [3.9, 5.3]), // [8]
    years(6, 11, [4, 5.2]), // [8]
    years(12, 17, [4.1, 5.1], 'female'), // [8]
    years(12, 17, [4.5, 5.3], 'male'), // [8]
  ],
  'White blood cells': [
    days(7, 13, [5, 21]), // [8]
    days(14, 29, [5, 20]), // [8]
    months(1, 5, [5, 19.5]), // [8]
    months(6, 23, [6, 17.5]), // [8]
    years(2, 3, [6, 17]), // [8]
    years(4, 5, [5.5, 15.5]), // [8]
    years(6, 7, [5, 14.5]), // [8]
    years(8, 15, [4.5, 13.5]), // [8]
    years(16, 17, [4.5, 13]), // [8]
  ],
  // After one week as in adults. [8]
  Platelets: [days(0, 6, [84, 478]), days(7, 6573, [150, 400])],
  ESR: [months(0, 0, [null, 2]), months(1, 155, [3, 13])], // [1]
  Iron: [months(1, 11, [40, 100]), years(1, 11, [50, 120])], // [9]
  'Total iron-binding capacity': [months(0, 11, [100, 400])], // [9]
  Ferritin: [
    months(0, 0, [25, 200]), // [9]
    months(1, 1, [200, 600]), // [9]
    months(2, 5, [50, 200]), // [9]
    months(6, 179, [7, 140]), // [9]
  ],
  'Fasting glucose': [months(1, 215, [60, 99])], // [12]
  'Glucose after 2 hours': [years(1, 17, [null, 139])], // [12]
  HbA1c: [years(1, 17, [null, 5.6])], // [12]
  // Youth with diabetes are examined from 10 years on. [12]
  'Urine albumin to creatinine': [years(10, 17, [null, 29])],
  'Total cholesterol': [years(2, 17, [null, 169])], // [10]
  'LDL cholesterol': [years(2, 17, [null, 109])], // [10]
  'HDL cholesterol': [years(2, 17, [40, null])], // [10]
  Triglycerides: [years(2, 9, [null, 74]), years(10, 17, [null, 89])], // [10]
  TSH: [days(14, 140, [1.7, 9.1]), days(147, 6573, [0.7, 6.4])], // [11]
  'T3, total': [
    months(1, 11, [105, 245]), // [11]
    years(1, 5, [105, 269]), // [11]
    years(6, 10, [94, 241]), // [11]
    years(11, 15, [82, 213]), // [11]
    years(16, 17, [80, 210]), // [11]
  ],
  'T4, total': [
    months(1, 3, [7.2, 14.4]), // [11]
    months(4, 11, [7.8, 16.5]), // [11]
    years(1, 4, [7.3, 15]), // [11]
    years(5, 9, [6.4, 13.3]), // [11]
    years(10, 14, [5.6, 11.7]), // [11]
  ],
  'ALT (SGPT)': [
    months(0, 11, [13, 45]), // [13]
    years(1, 3, [5, 45]), // [13]
    years(4, 6, [10, 25]), // [13]
    years(7, 9, [10, 35]), // [13]
    years(10, 13, [10, 30], 'female'), // [13]
    years(10, 11, [10, 35], 'male'), // [13]
    years(12, 13, [10, 55], 'male'), // [13]
    years(14, 15, [5, 30], 'female'), // [13]
    years(14, 15, [10, 45], 'male'), // [13]
    years(16, 17, [5, 35], 'female'), // [13]
    years(16, 17, [10, 40], 'male'), // [13]
  ],
  'Alkaline phosphatase': [
    months(0, 11, [150, 420]), // [9]
    years(2, 10, [100, 320]), // [9]
    years(11, 17, [100, 320], 'female'), // [9]
    years(11, 17, [100, 390], 'male'), // [9]
  ],
  Albumin: [
    days(0, 3, [2.8, 4.4]), // [9]
    days(4, 5112, [3.8, 5.4]), // [9]
    years(14, 17, [3.2, 4.5]), // [9]
  ],
  'Total protein': [
    months(7, 11, [5.1, 7.3]), // [9]
    years(1, 2, [5.6, 7.5]), // [9]
    years(3, 17, [6, 8]), // [9]
  ],
  Creatinine: [
    months(0, 0, [0.3, 1]), // [9]
    months(1, 11, [0.2, 0.4]), // [9]
    years(1, 11, [0.3, 0.7]), // [9]
    years(12, 17, [0.5, 1]), // [9]
  ],
  'Urea nitrogen (BUN)': [months(0, 0, [3, 12]), months(1, 215, [5, 18])], // [9]
  'Uric acid': [years(1, 11, [2, 5.5])], // [9]
  Sodium: [months(0, 11, [130, 145]), years(1, 17, [135, 147])], // [9]
  Potassium: [months(1, 11, [4.1, 5.3]), years(1, 17, [3.4, 4.7])], // [9]
  'Vitamin B12': [
    months(0, 0, [160, 1300]), // [9]
    months(2, 11, [172, 1087], 'female'), // [14]
    months(2, 11, [164, 905], 'male'), // [14]
    years(1, 2, [220, 1092], 'female'), // [14]
    years(1, 2, [213, 937], 'male'), // [14]
    years(3, 5, [358, 1130], 'female'), // [14]
    years(3, 5, [327, 1244], 'male'), // [14]
    years(6, 11, [316, 1064]), // [14]
    years(12, 17, [240, 1019], 'female'), // [14]
    years(12, 17, [233, 828], 'male'), // [14]
  ],
  Calcium: [
    days(0, 9, [7.6, 10.4]), // [9]
    days(10, 729, [9, 11]), // [9]
    years(2, 11, [8.8, 10.8]), // [9]
    years(12, 17, [8.4, 10.2]), // [9]
  ],
  Phosphorus: [years(1, 11, [4, 7])], // [1]
};
