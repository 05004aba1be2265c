import { type NumberRules, readTyped, valueOfText } from './numberText';

const WHOLE: NumberRules = { decimals: 0 };

it.each<[string, NumberRules, string]>([
  ['500', {}, '500'],
  ['12.', {}, '12.'],
  ['12.50', {}, '12.50'],
  ['1,200', {}, '1,200'],
  ['₹ 1,20,000.50', {}, '1,20,000.50'],
  ['Rs. 500/-', {}, '500'],
  ['५००', {}, '500'],
  ['১২.৫', {}, '12.5'],
  ['٣٤٫٥', {}, '34.5'],
  ['۱۲', WHOLE, '12'],
  ['௧௨', WHOLE, '12'],
  ['72,5', { comma: 'decimal' }, '72,5'],
  ['-3', { isNegativeAllowed: true }, '-3'],
  ['', {}, ''],
])('takes %j by %j as %j', (typed, rules, text) => expect(readTyped(typed, rules)).toEqual({ text }));

it.each<[string, NumberRules, string]>([
  ['-5', {}, 'A minus sign cannot be entered here.'],
  ['−5', {}, 'A minus sign cannot be entered here.'],
  ['1e3', {}, 'Only digits and a decimal point can be entered here.'],
  ['1e3', WHOLE, 'Only digits can be entered here.'],
  ['+5', {}, 'Only digits and a decimal point can be entered here.'],
  ['5-', {}, 'Only digits and a decimal point can be entered here.'],
  ['1.234', {}, 'Enter at most 2 digits after the decimal point.'],
  ['36.75', { decimals: 1 }, 'Enter at most one digit after the decimal point.'],
  ['1.5', WHOLE, 'Only whole numbers can be entered here.'],
  ['1.2.3', {}, 'Enter only one decimal point.'],
  ['1.200,50', {}, 'Enter only one decimal point.'],
])('does not take %j by %j', (typed, rules, problem) => expect(readTyped(typed, rules)).toEqual({ problem }));

it.each([
  ['1,200', '1200'],
  ['12,34,567', '1234567'],
  ['1,200.50', '1200.5'],
  ['1.', '1'],
  ['007', '7'],
  ['', ''],
  ['.', '.'],
  // Not 15: a comma without grouping may be a decimal comma.
  ['1,5', '1,5'],
  ['1,20', '1,20'],
])('reads the text %j as %j', (text, value) => expect(valueOfText(text)).toBe(value));

it.each([
  ['72,5', '72.5'],
  ['18,500', '18500'],
  ['1,20,000', '120000'],
])('reads the text %j with a decimal comma as %j', (text, value) =>
  expect(valueOfText(text, 'decimal')).toBe(value),
);
