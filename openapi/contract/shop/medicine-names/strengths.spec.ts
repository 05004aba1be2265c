import type { Strength, WrittenStrength } from './facts.js';
import { readMedicineName } from './read-medicine-name.js';
import { isSameStrength, namesStrength, strengthText } from './strengths.js';

const writtenIn = (text: string): WrittenStrength => {
  const strength = readMedicineName(`Substance ${text}`)?.substances[0].strength;
  if (!strength) throw new Error(`"${text}" is no strength.`);
  return strength;
};
const strengthOf = (text: string) => writtenIn(text) as Strength;

describe('strengths', () => {
  it.each([
    ['500 mcg', '0.5 mg'],
    ['1 g', '1000 mg'],
    ['62.5 µg', '0.0625 mg'],
    ['0.3 mg', '300 mcg'],
    ['0.07 mg', '70 ug'],
    ['1.1 mg', '1100 mcg'],
    ['250 mg/5 ml', '50 mg/ml'],
    ['0.5 mg/2 ml', '250 mcg/ml'],
    ['60000 IU', '60,000 units'],
    ['1%', '1.0 % w/w'],
    ['100 mcg/dose', '100 mcg'],
    ['999999999.999999 mg', '999999999999.999 mcg'],
  ])('are equal: %s and %s', (a, b) => {
    expect(isSameStrength(strengthOf(a), strengthOf(b))).toBe(true);
    expect(isSameStrength(strengthOf(b), strengthOf(a))).toBe(true);
  });

  it.each([
    ['500 mcg', '500 mg'],
    ['0.1 mg', '0.100001 mg'],
    ['250 mg/5 ml', '250 mg'],
    ['250 mg/5 ml', '250 mg/ml'],
    ['100 IU', '100 mg'],
    ['1%', '1 mg'],
    ['10 mg/g', '10 mg/ml'],
    ['100 IU/ml', '300 IU/ml'],
  ])('differ: %s and %s', (a, b) => expect(isSameStrength(strengthOf(a), strengthOf(b))).toBe(false));

  it.each([
    ['5', '5 mg', true],
    ['50', '50 mcg', true],
    ['0.25', '250 mcg', true],
    ['60000', '60000 IU', true],
    ['250', '250 mg/5 ml', true],
    ['1', '1 g', false],
    ['5', '50 mg', false],
    ['1', '1%', false],
    ['25', '25 mcg/h', false],
    ['50 mg', '50 mcg', false],
  ])('without a unit: %s may name %s (%s)', (text, strength, isNamed) =>
    expect(namesStrength(writtenIn(text), strengthOf(strength))).toBe(isNamed),
  );

  it.each(['500 mg', '250 mg/5 ml', '40 mg/0.4 ml', '100 IU/ml', '1%', '25 mcg/h', '5'])(
    'reads as "%s"',
    (text) => expect(strengthText(writtenIn(text))).toBe(text),
  );
});
