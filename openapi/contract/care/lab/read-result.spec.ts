import { readResult } from './read-result.js';

const number = (value: number, comparator = '') => ({ kind: 'number', comparator, value });
const titre = (value: number, comparator = '') => ({ kind: 'titre', comparator, value });

it.each([
  ['126', '', number(126)],
  [7, '', number(7)],
  ['18,500', '/µL', number(18_500)],
  ['1,20,000', '', number(120_000)],
  ['18\u00a0500', '', number(18_500)],
  ['१.२', '', number(1.2)],
  ['1.2e3', '', number(1200)],
  ['126 mg/dL', 'mg/dL', number(126)],
  ['126mg/dl', 'mg/dL', number(126)],
  ['18,500 /μL', '/µL', number(18_500)],
  ['7.2 10³/µL', '10³/µL', number(7.2)],
  ['45%', '%', number(45)],
  ['<5', '', number(5, '<')],
  ['< 0,5 mg/L', 'mg/L', number(0.5, '<')],
  ['<=5', '', number(5, '≤')],
  ['≥ 1,200', '', number(1200, '≥')],
  ['>200', '', number(200, '>')],
  ['1:80', '', titre(80)],
  ['1 : 1,280', '', titre(1280)],
  ['1/160', '', titre(160)],
  ['1 in 40', '', titre(40)],
  ['<1:20', '', titre(20, '<')],
  ['१:८०', '', titre(80)],
])('reads %j with the unit %j', (typed, unit, reading) => expect(readResult(typed, unit)).toEqual(reading));

it.each([
  'Negative',
  'Non-reactive',
  '3+',
  '++',
  '2-3',
  '2-3 /hpf',
  'Trace',
  'B positive',
  '126 mmol/L',
  '1:80 (weak)',
  '99999999999',
  '1.2.3',
])('takes %j as words', (typed) => expect(readResult(typed, 'mg/dL')).toEqual({ kind: 'words' }));

it.each([
  '126*',
  '1200 H',
  '1200H',
  '1,200 (H)',
  '126 high',
  '*126',
  'H 126',
  '126 ↑',
  '↓ 3.1',
  '<5*',
  '126 HH',
  '1200 H mg/dL',
  '1200 H*',
  'H 1,200 mg/dL',
])('does not read the marks of %j', (typed) =>
  expect(readResult(typed, 'mg/dL')).toEqual({ kind: 'unreadable' }),
);
