import { capitalised, ended, inTime } from './sentence.js';

it.each([
  ['The doctor is ill', 'The doctor is ill.'],
  ['The doctor is ill.', 'The doctor is ill.'],
  ['Why not?', 'Why not?'],
])('ends "%s" as "%s"', (text, sentence) => expect(ended(text)).toBe(sentence));

it.each([
  ['12 hours', 'within 12 hours'],
  ['2-3 days', 'within 2-3 days'],
  ['Within a week', 'within a week'],
  ['By the next morning', 'by the next morning'],
])('says of "%s" that it is done "%s"', (turnaround, words) => expect(inTime(turnaround)).toBe(words));

it('begins a sentence with a capital', () => expect(capitalised('a doctor')).toBe('A doctor'));
