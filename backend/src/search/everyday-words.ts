/**
 * Medical terms and everyday words for them. A test, medicine or article with one of `terms` in its name or
 * subject is found by all `words`. Everyday words for specialities are in chat/complaints.
 */
interface Everyday {
  terms: string[];
  words: string;
}

const EVERYDAY: Everyday[] = [
  {
    terms: ['cardiac', 'heart', 'lipid', 'troponin', 'ecg', 'echo', 'statin', 'atorvastatin'],
    words: 'heart hearts cardiac cardiologist cardiology chest attack palpitations',
  },
  {
    terms: [
      'amlodipine',
      'telmisartan',
      'losartan',
      'ramipril',
      'metoprolol',
      'hypertension',
      'blood pressure',
    ],
    words: 'bp blood pressure hypertension tension',
  },
  { terms: ['lipid', 'cholesterol', 'atorvastatin', 'rosuvastatin'], words: 'cholesterol fat lipid' },
  {
    terms: [
      'diabetes',
      'glucose',
      'hba1c',
      'insulin',
      'metformin',
      'glimepiride',
      'sitagliptin',
      'glucometer',
    ],
    words: 'sugar sugars diabetes diabetic glucose madhumeh',
  },
  {
    terms: ['bone', 'bones', 'joints', 'vitamin d', 'calcium', 'uric acid', 'dexa', 'x-ray'],
    words:
      'bone bones joint joints pain knee knees hip back spine shoulder fracture arthritis orthopedic orthopaedic',
  },
  {
    terms: ['children', 'child', 'paediatric', 'pediatric'],
    words: 'child children kid kids baby babies infant newborn vaccination paediatrician pediatrician',
  },
  {
    terms: ['skin', 'eczema', 'acne', 'ketoconazole', 'calamine'],
    words: 'skin rash itch itching acne pimples hair dandruff eczema fungal dermatologist',
  },
  {
    terms: ['brain', 'stroke', 'migraine', 'eeg', 'mri'],
    words:
      'brain nerve nerves headache migraine fits seizure epilepsy stroke paralysis dizziness neurologist',
  },
  {
    terms: ['women', 'pregnancy', 'pcos', 'cervical', 'pap smear', 'beta hcg', 'mammography'],
    words: 'women woman lady ladies pregnancy pregnant period periods gynaecologist gynecologist pcod pcos',
  },
  {
    terms: ['teeth', 'oral care', 'toothpaste', 'mouthwash'],
    words: 'tooth teeth toothache dental dentist gums mouth cavity',
  },
  {
    terms: ['eye', 'eyes'],
    words: 'eye eyes vision sight glasses spectacles cataract ophthalmologist',
  },
  {
    terms: ['mind', 'sleep', 'anxiety', 'depression', 'stress'],
    words: 'mind mental stress anxiety worry depression sad sleep sleepless insomnia psychiatrist',
  },
  {
    terms: ['paracetamol', 'fever', 'cbc', 'complete blood count', 'cold immunity'],
    words: 'fever cold cough flu weakness infection physician general',
  },
  {
    terms: ['respiratory care', 'lungs', 'lung', 'asthma', 'salbutamol', 'budesonide', 'inhaler', 'chest'],
    words: 'lung lungs breath breathing breathless asthma wheeze cough chest',
  },
  {
    terms: ['stomach care', 'pantoprazole', 'omeprazole', 'antacid', 'oral rehydration'],
    words: 'stomach tummy gas acidity acid heartburn indigestion loose motion motions vomiting digestion',
  },
  { terms: ['liver', 'lft', 'hepatitis', 'liver care'], words: 'liver jaundice hepatitis' },
  {
    terms: ['kidney', 'renal', 'creatinine', 'urea', 'kft', 'urine'],
    words: 'kidney kidneys renal urine stone stones',
  },
  { terms: ['thyroid', 'tsh', 'thyroxine'], words: 'thyroid goitre goiter tsh hormone' },
  {
    terms: ['pain relief', 'ibuprofen', 'diclofenac', 'paracetamol', 'aceclofenac'],
    words: 'pain painkiller ache body headache relief',
  },
  {
    terms: ['vitamins', 'vitamin', 'vitamin d', 'vitamin b12', 'iron', 'ferritin'],
    words: 'vitamin vitamins weakness tired tiredness',
  },
  {
    terms: ['haemoglobin', 'hemoglobin', 'cbc', 'complete blood count', 'iron', 'ferritin'],
    words: 'blood anaemia anemia haemoglobin hemoglobin hb',
  },
  {
    terms: ['packages', 'health check', 'check-up', 'full body'],
    words: 'checkup check up full body health package',
  },
  { terms: ['imaging', 'x-ray', 'ultrasound', 'mri', 'ct'], words: 'scan scans xray sonography imaging' },
  { terms: ['sexual health', 'condoms', 'contraceptive'], words: 'contraception condom family planning' },
  { terms: ['elder care', 'senior'], words: 'old age elderly senior grandparents' },
  {
    terms: ['cold immunity', 'cetirizine', 'cough syrup', 'zinc'],
    words: 'cold cough sneezing allergy flu immunity',
  },
  {
    terms: ['food and exercise', 'food', 'exercise', 'diet'],
    words: 'diet food eating weight fitness walking exercise obesity',
  },
];

const rules = EVERYDAY.map(({ terms, words }) => ({
  // Terms are whole words: "ct" is not in "doctor".
  pattern: new RegExp(`(^| )(${terms.map((term) => plain(term)).join('|')})( |$)`),
  words,
}));

/** Normalised for comparison: lower-case letters and digits with single spaces. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Everyday words for the subject of a record, e.g. "heart chest …" for "Cardiology". */
export function everydayWordsFor(...subjects: string[]): string {
  const text = plain(subjects.join(' '));
  return rules
    .filter(({ pattern }) => pattern.test(text))
    .map(({ words }) => words)
    .join(' ');
}
