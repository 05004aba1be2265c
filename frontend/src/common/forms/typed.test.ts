import { given, toNumber } from './typed';

it.each([
  ['', undefined],
  ['  ', undefined],
  [' 36 ', 36],
  ['36,8', 36.8],
  ['-1', -1],
  ['1e9', 1e9],
  ['abc', NaN],
  ['12 kg', NaN],
])('reads %j as %p', (text, number) => expect(toNumber(text)).toBe(number));

it('omits empty fields and keeps the rest', () => {
  expect(given(' \n')).toBeUndefined();
  expect(given(' rest ')).toBe(' rest ');
});
