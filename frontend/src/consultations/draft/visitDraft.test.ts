import { buildDraft } from '../testing/visitServer';
import { isDraft, toDraft, toForms } from './visitDraft';

const draft = buildDraft('Feels well.');
const row = { name: 'Metformin', dosage: '1 tablet', frequency: '1-0-1', duration: '5 days' };
const withMedicine = (medicine: object) => ({
  ...draft,
  prescription: { ...draft.prescription, medicines: [medicine] },
});

it.each([
  ['that was begun', draft],
  [
    'with values, a medicine and a test',
    { ...withMedicine(row), vitals: { pulse: '72' }, labTests: [{ _id: 'c1', testName: 'HbA1c' }] },
  ],
  [
    'with answers to warnings',
    {
      ...draft,
      prescription: {
        ...draft.prescription,
        answers: { reasons: [{ warningId: 'a', reason: 'Why' }], decisions: [], confirmPerson: true },
      },
    },
  ],
])('takes a kept draft %s', (_, kept) => {
  expect(isDraft(kept)).toBe(true);
});

it.each([
  ['nothing', null],
  ['a draft without a field', { ...draft, note: undefined }],
  ['half a medicine', withMedicine({ name: 'Metformin' })],
  ['a test without its name', { ...draft, labTests: [{}] }],
  ['answers of another shape', { ...draft, prescription: { ...draft.prescription, answers: {} } }],
  ['a measured value that is no text', { ...draft, vitals: { pulse: 72 } }],
])('does not take %s for a draft', (_, kept) => {
  expect(isDraft(kept)).toBe(false);
});

it('keeps answers to warnings', () => {
  const answers = {
    reasons: [],
    decisions: [{ warningId: 'a', decision: 'keep' as const }],
    confirmPerson: false,
  };
  const kept = { ...draft, prescription: { ...draft.prescription, answers } };
  const { prescription } = toDraft(toForms(kept, 'patient'));
  expect(prescription.answers).toEqual(answers);
  expect(toDraft(toForms(draft, 'patient')).prescription.answers).toBeUndefined();
});
