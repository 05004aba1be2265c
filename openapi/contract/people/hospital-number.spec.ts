import {
  formatHospitalNumber,
  hasCheckDigit,
  hospitalNumberAt,
  isMistypedHospitalNumber,
  readHospitalNumber,
  withCheckDigit,
} from './hospital-number.js';

/** Places that are spread over the whole sequence; neighbours at the beginning. */
const PLACES = [
  ...Array.from({ length: 50 }, (_, n) => n + 1),
  ...Array.from({ length: 950 }, (_, n) => (n + 1) * 94_003),
];
const NUMBERS = PLACES.map(hospitalNumberAt);
const DIGITS = [...'0123456789'];

const replaced = (text: string, at: number, by: string): string =>
  text.slice(0, at) + by + text.slice(at + by.length);

describe('a hospital number', () => {
  it.each(['2363', '73211009', '22298006', '404684003'])(
    'agrees with published numbers of the same scheme: %s',
    (published) => expect(withCheckDigit(published.slice(0, -1))).toBe(published),
  );

  it('is different for each place and has nine digits, none of them a leading zero', () => {
    expect(new Set(NUMBERS).size).toBe(PLACES.length);
    expect(NUMBERS.filter((number) => !/^[1-9]\d{8}$/.test(number) || !hasCheckDigit(number))).toEqual([]);
  });

  it('detects every single wrong digit', () => {
    const missed = NUMBERS.flatMap((number) =>
      [...number].flatMap((digit, at) =>
        DIGITS.filter((other) => other !== digit && hasCheckDigit(replaced(number, at, other))),
      ),
    );
    expect(missed).toEqual([]);
  });

  it('detects every swap of two neighbours', () => {
    const swapped = NUMBERS.flatMap((number) =>
      [...number.slice(1)].flatMap((digit, at) =>
        digit === number[at] ? [] : [replaced(number, at, digit + number[at])],
      ),
    );
    expect(swapped.length).toBeGreaterThan(5000);
    expect(swapped.filter(hasCheckDigit)).toEqual([]);
  });

  it.each([0, -1, 1.5, 90_000_000, NaN])('has no place %s', (place) => {
    expect(() => hospitalNumberAt(place)).toThrow('used up');
  });

  const number = hospitalNumberAt(1);
  const native = number.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)]);
  it.each([
    number,
    formatHospitalNumber(number),
    ` ${formatHospitalNumber(number)}\u00a0`,
    formatHospitalNumber(number).replace(/\s/g, '-'),
    formatHospitalNumber(native),
  ])('is read from %j', (typed) => {
    expect(readHospitalNumber(typed)).toBe(number);
    expect(isMistypedHospitalNumber(typed)).toBe(false);
  });

  it('is not read with a wrong digit, which is said', () => {
    const wrong = replaced(number, 7, '7');
    expect([readHospitalNumber(wrong), isMistypedHospitalNumber(formatHospitalNumber(wrong))]).toEqual([
      null,
      true,
    ]);
  });

  it.each(['', 'Asha Rao', '9812345678', '12345', '1000 0001 6x', '०००००००००', '.*', '1e8', '10000001½'])(
    'is not read from %j, which is no mistyped one either',
    (typed) => expect([readHospitalNumber(typed), isMistypedHospitalNumber(typed)]).toEqual([null, false]),
  );
});
