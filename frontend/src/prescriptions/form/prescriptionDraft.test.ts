import { freshBrowser } from '../../test/renderApp';
import { prescriptionDraft } from './prescriptionDraft';
import { EMPTY_ROW, emptyFields } from './prescriptionFields';

const KEY = prescriptionDraft.keyOf('doctor', 'patient');
const fields = { ...emptyFields('patient', '2026-11-24'), symptoms: 'Cough' };

beforeEach(freshBrowser);

it('stores input and restores it', () => {
  prescriptionDraft.keep(KEY, fields);
  expect(prescriptionDraft.get(KEY)).toEqual(fields);
});

it('stores the line of a medicine', () => {
  const medicines = [{ ...EMPTY_ROW, line: 'Tab Metformin 500' }];
  prescriptionDraft.keep(KEY, { ...emptyFields('patient', '2026-11-24'), medicines });
  expect(prescriptionDraft.get(KEY)?.medicines).toEqual(medicines);
});

it('keeps the drafts of two patients and of two doctors apart', () => {
  prescriptionDraft.keep(KEY, fields);
  expect(prescriptionDraft.get(prescriptionDraft.keyOf('doctor', 'other'))).toBeUndefined();
  expect(prescriptionDraft.get(prescriptionDraft.keyOf('other', 'patient'))).toBeUndefined();
});

it('does not keep an empty form, and forgets one that was emptied', () => {
  prescriptionDraft.keep(KEY, emptyFields('patient', '2026-11-24'));
  expect(sessionStorage).toHaveLength(0);
  prescriptionDraft.keep(KEY, fields);
  prescriptionDraft.keep(KEY, { ...fields, symptoms: ' ' });
  expect(sessionStorage).toHaveLength(0);
});

it('drops a draft', () => {
  prescriptionDraft.keep(KEY, fields);
  prescriptionDraft.drop(KEY);
  expect(prescriptionDraft.get(KEY)).toBeUndefined();
});

it.each([
  ['{', 'no JSON'],
  ['null', 'nothing'],
  [`{"${KEY}":{"symptoms":"Cough"}}`, 'missing fields'],
  [JSON.stringify({ [KEY]: { ...fields, medicines: [] } }), 'no row'],
  [JSON.stringify({ [KEY]: { ...fields, medicines: [{ name: 1 }] } }), 'a row of another shape'],
  [
    JSON.stringify({ [KEY]: { ...fields, medicines: [{ ...EMPTY_ROW, line: 1 }] } }),
    'a line that is no text',
  ],
])('counts %s (%s) as no draft', (stored) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  sessionStorage.setItem('prescriptionDrafts', stored);
  expect(prescriptionDraft.get(KEY)).toBeUndefined();
});
