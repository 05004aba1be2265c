import type { PrescriptionWarning } from '../../../../openapi/contract/care/safety/checks.js';
import { NO_ANSWERS, answeredBody, areAnswers, questionsOf, withDecision, withNames } from './safetyAnswers';

const row = (name: string) => ({ name, dosage: '1 tablet', frequency: 'OD', duration: '5 days' });
const decision = (id: string, ...lines: number[]): PrescriptionWarning => ({
  id,
  kind: 'duplicate',
  level: 'decision',
  lines,
  field: 'medicines.0.name',
  text: id,
  source: null,
  sourceDate: null,
  active: { prescriptionId: 'p1', number: 'RX-1', name: 'Amlong 5' },
});
const NAMES = ['Dolo 650', 'Telma-AM', 'Wysolone 20', 'Wysolone 20'];
const warnings = withNames([decision('a', 1), decision('b', 1), decision('c', 2, 3)], NAMES);
const decided = (id: number, choice: 'keep' | 'replace') =>
  withDecision(NO_ANSWERS, questionsOf(warnings)[id], choice);
const answersOf = (rows: string[], answers = decided(0, 'keep')) =>
  answeredBody(rows.map(row), warnings, answers).medicines.map(({ onDuplicate }) => onDuplicate);

it('asks one question per line, and one about two lines of one name', () => {
  expect(questionsOf(warnings).map(({ names, warnings: of }) => [names, of.length])).toEqual([
    [['Telma-AM'], 2],
    [['Wysolone 20'], 1],
  ]);
});

it('gives the answer to its line, also after the lines were moved', () => {
  expect(answersOf(NAMES)).toEqual([undefined, 'keep', undefined, undefined]);
  expect(answersOf([' Telma-AM ', 'Dolo 650'])).toEqual(['keep', undefined]);
  expect(answersOf(NAMES, decided(1, 'replace'))).toEqual([undefined, undefined, 'replace', 'replace']);
});

it('needs a new answer when the line has one more duplicate', () => {
  const more = withNames([decision('a', 1), decision('d', 1)], NAMES);
  const { medicines } = answeredBody([row('Telma-AM')], more, decided(0, 'keep'));
  expect(medicines[0]).not.toHaveProperty('onDuplicate');
});

it.each([
  [undefined, true],
  [NO_ANSWERS, true],
  [decided(0, 'keep'), true],
  [null, false],
  [{ reasons: [] }, false],
  [{ ...NO_ANSWERS, reasons: [null] }, false],
])('counts %j as stored answers: %s', (json, expected) => {
  expect(areAnswers(json)).toBe(expected);
});
