import type { CodedValue, LabMeasure } from '../../openapi/contract/care/lab/measures.js';
import type { ReferenceRange } from '../../openapi/contract/care/lab/reference-range.js';
import { CHILD_RANGES } from './child-ranges.js';
import { LOINC } from './loinc-codes.js';

type Ends = Pick<ReferenceRange, 'low' | 'high'>;

const ADULT = { ageFrom: 18, ageTo: null };
const from = (low: number): Ends => ({ low, high: null });
const upTo = (high: number): Ends => ({ low: null, high });
const between = (low: number, high: number): Ends => ({ low, high });

const adults = (ends: Ends): ReferenceRange[] => [{ gender: null, ...ADULT, ...ends }];
const ages = (ageFrom: number, ageTo: number | null, ends: Ends): ReferenceRange[] => [
  { gender: null, ageFrom, ageTo, ...ends },
];
const men = (ends: Ends, years = ADULT as Pick<ReferenceRange, 'ageFrom' | 'ageTo'>): ReferenceRange[] => [
  { gender: 'male', ...years, ...ends },
];
const women = (ends: Ends, years = ADULT as Pick<ReferenceRange, 'ageFrom' | 'ageTo'>): ReferenceRange[] => [
  { gender: 'female', ...years, ...ends },
];
const YOUNGER = { ageFrom: 18, ageTo: 49 };
const OLDER = { ageFrom: 50, ageTo: null };

type Row = [unit: string, ...ranges: ReferenceRange[][]];

/**
 * What the demo lab measures. Every lab has its own ranges; these follow public sources:
 * [1] MedlinePlus Medical Encyclopedia (US National Library of Medicine): normal results of each test.
 * [2] American Diabetes Association, Standards of Care: normal fasting glucose below 100 mg/dL, two hours after a sugar
 *     drink below 140 mg/dL, HbA1c below 5.7 %, urine albumin below 30 mg/g creatinine.
 * [3] NCEP Adult Treatment Panel III (2001): desirable total cholesterol below 200, optimal LDL below 100,
 *     low HDL below 40, normal triglycerides below 150 mg/dL.
 * [4] Hollowell and others, NHANES III (2002): TSH of a population without thyroid disease.
 * [5] Endocrine Society guideline (2011): sufficient 25-hydroxyvitamin D from 30 to 100 ng/mL.
 * [6] World Health Organization (2011): haemoglobin below which there is anaemia, in children and in pregnancy.
 * [7] American Heart Association and CDC (2003): high risk above 3 mg/L of high-sensitivity CRP.
 * What has no range depends on the laboratory's kit or on the day of the cycle. Ranges of people below 18 are in
 * child-ranges; without one a result says that it was not compared.
 */
const MEASURES: Record<string, Row> = {
  Haemoglobin: [
    'g/dL',
    men(between(13.8, 17.2)), // [1]
    women(between(12.1, 15.1)), // [1]
  ],
  'Haemoglobin in pregnancy': ['g/dL', women(from(11), { ageFrom: null, ageTo: null })], // [6]
  'Red blood cells': ['10⁶/µL', men(between(4.7, 6.1)), women(between(4.2, 5.4))], // [1]
  'White blood cells': ['10³/µL', adults(between(4.5, 11))], // [1]
  Platelets: ['10³/µL', adults(between(150, 400))], // [1]
  ESR: [
    'mm/h',
    men(upTo(14), YOUNGER), // [1]
    men(upTo(19), OLDER), // [1]
    women(upTo(19), YOUNGER), // [1]
    women(upTo(29), OLDER), // [1]
  ],
  'ABO group': [''],
  'Rh factor': [''],
  Iron: ['µg/dL', adults(between(60, 170))], // [1]
  'Total iron-binding capacity': ['µg/dL', adults(between(240, 450))], // [1]
  Ferritin: ['ng/mL', men(between(12, 300)), women(between(12, 150))], // [1]
  'Fasting glucose': ['mg/dL', adults(between(70, 99))], // [2], lower end [1]
  'Glucose after 2 hours': ['mg/dL', adults(upTo(139))], // [2]
  HbA1c: ['%', adults(upTo(5.6))], // [2]
  'Urine albumin to creatinine': ['mg/g', adults(upTo(29))], // [2]
  'Total cholesterol': ['mg/dL', adults(upTo(199))], // [3]
  'LDL cholesterol': ['mg/dL', adults(upTo(99))], // [3]
  'HDL cholesterol': ['mg/dL', adults(from(40))], // [3]
  Triglycerides: ['mg/dL', adults(upTo(149))], // [3]
  'Troponin I': ['ng/mL'],
  'High-sensitivity CRP': ['mg/L', adults(upTo(3))], // [7]
  TSH: ['mIU/L', adults(between(0.45, 4.12))], // [4]
  'T3, total': ['ng/dL', adults(between(60, 180))], // [1]
  'T4, total': ['µg/dL', adults(between(5, 12))], // [1]
  'Free T4': ['ng/dL', adults(between(0.9, 2.3))], // [1]
  'Anti-TPO antibodies': ['IU/mL'],
  'ALT (SGPT)': ['U/L', adults(between(4, 36))], // [1]
  'AST (SGOT)': ['U/L', adults(between(8, 33))], // [1]
  'Alkaline phosphatase': ['U/L', adults(between(44, 147))], // [1]
  'Bilirubin, total': ['mg/dL', adults(between(0.1, 1.2))], // [1]
  'Bilirubin, direct': ['mg/dL', adults(upTo(0.3))], // [1]
  Albumin: ['g/dL', adults(between(3.4, 5.4))], // [1]
  'Total protein': ['g/dL', adults(between(6, 8.3))], // [1]
  'Hepatitis B surface antigen': [''],
  Creatinine: ['mg/dL', men(between(0.7, 1.3)), women(between(0.6, 1.1))], // [1]
  // From 2 years on as in adults (KDIGO 2012).
  'Estimated GFR': ['mL/min/1.73 m²', ages(2, null, from(90))], // [1]
  'Urea nitrogen (BUN)': ['mg/dL', adults(between(6, 20))], // [1]
  'Uric acid': ['mg/dL', adults(between(3.5, 7.2))], // [1]
  Sodium: ['mEq/L', adults(between(135, 145))], // [1]
  Potassium: ['mEq/L', adults(between(3.7, 5.2))], // [1]
  'Urine pH': ['', ages(1, null, between(4.6, 8))], // [1]
  'Urine specific gravity': ['', ages(1, null, between(1.005, 1.03))], // [1]
  'Urine protein': [''],
  'Urine sugar': [''],
  'Beta hCG': ['mIU/mL'],
  FSH: ['mIU/mL', men(between(1.5, 12.4))], // [1]
  LH: ['mIU/mL', men(between(1.8, 8.6))], // [1]
  Prolactin: ['ng/mL', men(upTo(20)), women(upTo(25))], // [1]
  HIV: [''],
  Syphilis: [''],
  'Vitamin D (25-OH)': ['ng/mL', ages(0, null, between(30, 100))], // [5]: children, too
  'Vitamin B12': ['pg/mL', adults(between(160, 950))], // [1]
  Folate: ['ng/mL', adults(between(2.7, 17))], // [1]
  Calcium: ['mg/dL', adults(between(8.5, 10.2))], // [1]
  Phosphorus: ['mg/dL', adults(between(2.8, 4.5))], // [1]
  'Bone density, T-score': ['', ages(50, null, from(-1))], // [1]
  Finding: [''],
};

const COUNT = ['Haemoglobin', 'Red blood cells', 'White blood cells', 'Platelets'];
const LIPIDS = ['Total cholesterol', 'LDL cholesterol', 'HDL cholesterol', 'Triglycerides'];
const LIVER = [
  'ALT (SGPT)',
  'AST (SGOT)',
  'Alkaline phosphatase',
  'Bilirubin, total',
  'Albumin',
  'Total protein',
];
const KIDNEY = ['Urea nitrogen (BUN)', 'Creatinine', 'Uric acid', 'Calcium', 'Sodium', 'Potassium'];
const THYROID = ['T3, total', 'T4, total', 'TSH'];
const URINE = ['Urine pH', 'Urine specific gravity', 'Urine protein', 'Urine sugar'];
const CHECK = [...COUNT, 'Fasting glucose', ...LIPIDS, ...LIVER, ...KIDNEY, 'TSH', ...URINE];

/** Which of them each test measures; the others measure what they are called. */
const OF_TEST: Record<string, string[]> = {
  'Complete blood count (CBC)': COUNT,
  'Erythrocyte sedimentation rate (ESR)': ['ESR'],
  'Blood group and Rh factor': ['ABO group', 'Rh factor'],
  'Iron studies': ['Iron', 'Total iron-binding capacity', 'Ferritin'],
  'Lipid profile': LIPIDS,
  'Electrocardiogram (ECG)': ['Finding'],
  'Fasting blood sugar': ['Fasting glucose'],
  'Glucose tolerance test': ['Fasting glucose', 'Glucose after 2 hours'],
  'Urine albumin to creatinine ratio': ['Urine albumin to creatinine'],
  'Thyroid profile (T3, T4, TSH)': THYROID,
  'Thyroid antibodies (anti-TPO)': ['Anti-TPO antibodies'],
  'Liver function test': LIVER,
  'Bilirubin total and direct': ['Bilirubin, total', 'Bilirubin, direct'],
  'Kidney function test': KIDNEY,
  'Serum creatinine with eGFR': ['Creatinine', 'Estimated GFR'],
  'Urine routine and microscopy': [...URINE, 'Finding'],
  'Pap smear': ['Finding'],
  'Hormone profile (FSH, LH, prolactin)': ['FSH', 'LH', 'Prolactin'],
  'Antenatal profile': [
    'ABO group',
    'Rh factor',
    'Haemoglobin in pregnancy',
    'HIV',
    'Hepatitis B surface antigen',
    'Syphilis',
    ...URINE,
  ],
  'Calcium and phosphorus': ['Calcium', 'Phosphorus'],
  'Chest X-ray': ['Finding'],
  'Ultrasound abdomen': ['Finding'],
  '2D echocardiogram': ['Finding'],
  'Bone density scan (DEXA)': ['Bone density, T-score', 'Finding'],
  'Full body health check': CHECK,
  'Heart health package': [...LIPIDS, 'Fasting glucose', 'High-sensitivity CRP', 'Finding'],
  'Senior citizen package': [...CHECK, 'Vitamin D (25-OH)', 'Vitamin B12', 'Finding'],
  'Diabetes care package': [
    'Fasting glucose',
    'HbA1c',
    'Creatinine',
    ...LIPIDS,
    'Urine albumin to creatinine',
  ],
};

const codes = (normal: string[], abnormal: string[]): CodedValue[] => [
  ...normal.map((value) => ({ value, abnormal: false })),
  ...abnormal.map((value) => ({ value, abnormal: true })),
];
const SCREENING = codes(['Non-reactive'], ['Reactive']);
const DIPSTICK = codes(['Negative'], ['Trace', '1+', '2+', '3+', '4+']);

/** The values of a measure that is not a number. */
const CODES: Record<string, CodedValue[]> = {
  'ABO group': codes(['A', 'B', 'AB', 'O'], []),
  'Rh factor': codes(['Positive', 'Negative'], []),
  'Hepatitis B surface antigen': SCREENING,
  HIV: SCREENING,
  Syphilis: SCREENING,
  'Urine protein': DIPSTICK,
  'Urine sugar': DIPSTICK,
};

/**
 * Values below or above these need action at once. Royal College of Pathologists, guideline G158 (2017), converted
 * from mmol/L; every laboratory sets its own.
 */
const CRITICAL: Record<string, [low: number | null, high: number | null]> = {
  Sodium: [120, 155],
  Potassium: [2.5, 6.5],
  Calcium: [7.2, 14],
  'Fasting glucose': [45, 450],
  'Glucose after 2 hours': [45, 450],
};

/** A value outside is a typing error, such as another unit or a lost decimal point. */
const POSSIBLE: Record<string, [low: number, high: number]> = {
  Haemoglobin: [1, 30],
  'Haemoglobin in pregnancy': [1, 30],
  'Red blood cells': [0.3, 12],
  'White blood cells': [0.1, 500],
  Platelets: [1, 3000],
  'Fasting glucose': [10, 1500],
  'Glucose after 2 hours': [10, 1500],
  HbA1c: [2, 25],
  Creatinine: [0.1, 40],
  Sodium: [90, 200],
  Potassium: [1, 12],
  Calcium: [2, 25],
  'Urine pH': [3, 10],
  'Urine specific gravity': [1, 1.06],
};

/** A larger change since the last value, in percent, must be confirmed; the demo lab's own choice. */
const DELTA: Record<string, number> = {
  Haemoglobin: 30,
  Platelets: 60,
  Creatinine: 60,
  Sodium: 10,
  Potassium: 30,
};

/** One value that the demo lab measures. @throws RangeError for one that it does not */
export function measureNamed(name: string): LabMeasure {
  const row = MEASURES[name];
  if (!row) throw new RangeError(`The demo lab does not measure: ${name}`);
  const [unit, ...groups] = row;
  const coded = LOINC[name] ? { loinc: LOINC[name] } : {};
  if (name === 'Finding') return { name, unit, kind: 'text', ranges: [] };
  if (CODES[name]) return { name, unit, ...coded, kind: 'coded', codes: CODES[name], ranges: [] };
  const [criticalLow, criticalHigh] = CRITICAL[name] ?? [null, null];
  const [possibleLow, possibleHigh] = POSSIBLE[name] ?? [null, null];
  const ranges = [...(CHILD_RANGES[name] ?? []), ...groups.flat()].map((range) => ({
    ...range,
    criticalLow,
    criticalHigh,
  }));
  const deltaPercent = DELTA[name] ?? null;
  return { name, unit, ...coded, kind: 'numeric', possibleLow, possibleHigh, deltaPercent, ranges };
}

/** What a test of the demo lab measures, in the order of its report. @throws RangeError for a test that it does not offer */
export const measuresOfTest = (testName: string): LabMeasure[] =>
  (OF_TEST[testName] ?? [testName]).map(measureNamed);
