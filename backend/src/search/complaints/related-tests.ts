import type { Speciality } from '../../../../openapi/contract/people/fields.js';
import { nameKeyOf } from '../../common/name-key.js';
import type { Index } from '../indexes.js';

/** Lab tests for the topic of a complaint: parts of their names. A topic without a line has no tests. */
const TESTS: Record<string, string> = {
  heart: 'lipid profile|electrocardiogram|echocardiogra|troponin|heart health',
  cholesterol: 'lipid profile',
  bp: 'lipid profile|kidney function|electrocardiogram',
  sugar: 'blood sugar|hba1c|glucose tolerance|diabetes care',
  thyroid: 'thyroid|tsh|free t4',
  fever: 'complete blood count|malaria|dengue|typhoid|widal|urine routine',
  weakness: 'complete blood count|vitamin d|vitamin b12|iron studies|tsh',
  blood: 'complete blood count|iron studies|vitamin b12|folate',
  liver: 'liver function|bilirubin|hepatitis',
  kidney: 'kidney function|urine routine|creatinine|ultrasound abdomen',
  stomach: 'ultrasound abdomen|liver function',
  breath: 'chest x-ray',
  asthma: 'chest x-ray',
  pregnancy: 'beta hcg|antenatal',
  periods: 'hormone profile|tsh|complete blood count',
  pcod: 'hormone profile|tsh',
  joints: 'uric acid|vitamin d|calcium',
  bones: 'vitamin d|calcium|bone density',
  knee: 'uric acid|vitamin d|x-ray knee',
  weight: 'tsh|blood sugar|lipid profile',
};

/** The general topics of a speciality whose own words have tests. */
const OF_SPECIALITY: Partial<Record<Speciality, string>> = { Cardiology: 'heart', Orthopedics: 'bones' };

/** Whether a name has the text at the beginning of a word. */
const hasPart = (name: string, part: string): boolean =>
  ` ${name}`.includes(` ${part}`) || name.includes(`(${part}`);

/** The ids of the lab tests that help with a complaint, in the order of the table. */
export function relatedTests(topic: string, speciality: Speciality, labTests: Index): string[] {
  const parts = TESTS[topic] ?? TESTS[OF_SPECIALITY[speciality] ?? ''];
  if (!parts) return [];
  const ids = parts
    .split('|')
    .flatMap((part) =>
      labTests.containing(part).filter((id) => hasPart(nameKeyOf(labTests.itemOf(id).title), part)),
    );
  return [...new Set(ids)];
}
