/** What is normal for one analyte in adults; null where only the other end matters. */
export interface ReferenceRange {
  name: string;
  unit: string;
  low: number | null;
  high: number | null;
  /** Left out when the range is the same for everybody. */
  gender?: 'male' | 'female';
}

/**
 * Adult ranges of the analytes that the demo reports carry. Every lab has its own; these follow public sources:
 * [1] MedlinePlus Medical Encyclopedia (US National Library of Medicine): normal results of each test.
 * [2] American Diabetes Association, Standards of Care: normal fasting glucose below 100 mg/dL, HbA1c below 5.7 %.
 * [3] NCEP Adult Treatment Panel III (2001): desirable total cholesterol below 200, optimal LDL below 100,
 *     low HDL below 40, normal triglycerides below 150 mg/dL.
 * [4] Hollowell and others, NHANES III (2002): TSH of a population without thyroid disease.
 * [5] Endocrine Society guideline (2011): sufficient 25-hydroxyvitamin D from 30 to 100 ng/mL.
 */
export const referenceRanges: ReferenceRange[] = [
  { name: 'Haemoglobin', unit: 'g/dL', low: 13.8, high: 17.2, gender: 'male' }, // [1]
  { name: 'Haemoglobin', unit: 'g/dL', low: 12.1, high: 15.1, gender: 'female' }, // [1]
  { name: 'White blood cells', unit: '10³/µL', low: 4.5, high: 11 }, // [1]
  { name: 'Platelets', unit: '10³/µL', low: 150, high: 400 }, // [1]
  { name: 'Fasting glucose', unit: 'mg/dL', low: 70, high: 99 }, // [2], lower end [1]
  { name: 'HbA1c', unit: '%', low: null, high: 5.6 }, // [2]
  { name: 'Total cholesterol', unit: 'mg/dL', low: null, high: 199 }, // [3]
  { name: 'LDL cholesterol', unit: 'mg/dL', low: null, high: 99 }, // [3]
  { name: 'HDL cholesterol', unit: 'mg/dL', low: 40, high: null }, // [3]
  { name: 'Triglycerides', unit: 'mg/dL', low: null, high: 149 }, // [3]
  { name: 'TSH', unit: 'mIU/L', low: 0.45, high: 4.12 }, // [4]
  { name: 'T3, total', unit: 'ng/dL', low: 60, high: 180 }, // [1]
  { name: 'T4, total', unit: 'µg/dL', low: 5, high: 12 }, // [1]
  { name: 'ALT (SGPT)', unit: 'U/L', low: 4, high: 36 }, // [1]
  { name: 'AST (SGOT)', unit: 'U/L', low: 8, high: 33 }, // [1]
  { name: 'Bilirubin, total', unit: 'mg/dL', low: 0.1, high: 1.2 }, // [1]
  { name: 'Creatinine', unit: 'mg/dL', low: 0.7, high: 1.3, gender: 'male' }, // [1]
  { name: 'Creatinine', unit: 'mg/dL', low: 0.6, high: 1.1, gender: 'female' }, // [1]
  { name: 'Urea nitrogen (BUN)', unit: 'mg/dL', low: 6, high: 20 }, // [1]
  { name: 'Uric acid', unit: 'mg/dL', low: 3.5, high: 7.2 }, // [1]
  { name: 'Calcium', unit: 'mg/dL', low: 8.5, high: 10.2 }, // [1]
  { name: 'Vitamin D (25-OH)', unit: 'ng/mL', low: 30, high: 100 }, // [5]
  { name: 'Vitamin B12', unit: 'pg/mL', low: 160, high: 950 }, // [1]
];

/**
 * The range that holds for a person.
 * @throws RangeError for an analyte that has none
 */
export function rangeFor(name: string, gender: 'male' | 'female'): ReferenceRange {
  const range = referenceRanges.find(
    (entry) => entry.name === name && (entry.gender === undefined || entry.gender === gender),
  );
  if (!range) throw new RangeError(`There is no reference range for: ${name}`);
  return range;
}
