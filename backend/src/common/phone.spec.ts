import { Mobile } from '../../../openapi/contract/people/fields.js';
import { phoneKeysOf, toE164, toE164Or, typedPhoneKeys } from './phone.js';

/** As the server reads a field: the contract's check, then the number. */
const read = (typed: string): string | null => {
  const { data } = Mobile.safeParse(typed);
  return data === undefined ? null : toE164(data);
};

describe('A typed number', () => {
  it.each([
    '9812345678',
    '98123 45678',
    '98123-45678',
    '98123.45678',
    ' 9812345678 ',
    '09812345678',
    '0 98123 45678',
    '919812345678',
    '+919812345678',
    '+91 98123 45678',
    '+91-98123-45678',
    '(+91) 98123 45678',
    '+91 (98123) 45678',
    '+91 (0) 98123 45678',
    '+91(0)9812345678',
    '(0)98123 45678',
    '0091 98123 45678',
    'tel:+919812345678',
    'TEL:98123-45678',
    'tel://+91-98123-45678',
    '98123\u00a045678',
    '98123\u202f45678',
    '\u202a+91 98123 45678\u202c',
    '\u200e9812345678\u200f',
    '98123\u200b45678',
    '98123\u00ad45678',
    '\ufeff9812345678',
    '98123\u201145678',
    '98123–45678',
    '98123\u221245678',
    '९८१२३ ४५६७८',
    '+९१ ९८१२३ ४५६७८',
    '৯৮১২৩৪৫৬৭৮',
    '௯௮௧௨௩௪௫௬௭௮',
    '٩٨١٢٣٤٥٦٧٨',
    '＋９１ ９８１２３４５６７８',
    '98123/45678',
  ])('is read: %j', (typed) => expect(read(typed)).toBe('+919812345678'));

  it.each([
    ['6000000001', '+916000000001'],
    ['7009001234', '+917009001234'],
    ['8012345678', '+918012345678'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+1 (415) 555-2671', '+14155552671'],
    ['0049 30 901820', '+4930901820'],
    ['+971 50 123 4567', '+971501234567'],
    ['+977 984-1234567', '+9779841234567'],
    ['+65 8123 4567', '+6581234567'],
    ['022 2345 6789', '+912223456789'],
    ['(022) 2345-6789', '+912223456789'],
    ['+91 22 2345 6789', '+912223456789'],
    ['0091 22 2345 6789', '+912223456789'],
    ['05812345678', '+915812345678'],
  ])('is read: %j', (typed, number) => expect(read(typed)).toBe(number));

  it.each([
    '',
    '   ',
    'phone',
    '98123',
    '981234567',
    '98123456789',
    '0000000000',
    '1234567890',
    '5812345678',
    '22 2345 6789',
    '022 2345 678',
    '+91 22 2345 678',
    '+91 0000000000',
    '+919812345678 ext. 5',
    'tel:+919812345678;ext=5',
    '9812345678 / 9812345679',
    '9812345678, 9812345679',
    '++919812345678',
    '98+12345678',
    '+15005550',
    '+999 12345678',
    '981234567B',
    '9812345678'.repeat(7),
    '\u200b',
  ])('is refused: %j', (typed) => expect(read(typed)).toBeNull());

  it('stays what it was if it is stored already', () => {
    const stored = '+910223456789';
    expect([toE164Or(stored, stored), toE164Or(stored, '+91 02 2345 6789')]).toEqual([stored, stored]);
    expect([toE164Or(stored, '+91 02 2345 6780'), toE164Or(null, stored)]).toEqual([null, null]);
    expect(toE164Or(stored, '98123 45678')).toBe('+919812345678');
  });
});

const isFound = (mobile: string, typed: string): boolean =>
  typedPhoneKeys(typed).some((typedKey) => phoneKeysOf(mobile).some((key) => key.startsWith(typedKey)));

describe('A number that is looked for', () => {
  it.each([
    '9812345678',
    '98123 45678',
    '+91 98123 45678',
    '+91-98123-45678',
    '919812345678',
    '0091 98123 45678',
    '098123 45678',
    '(98123) 45678',
    '98123',
    '+9198',
    '5678',
    '678',
    ' 45678 ',
    'tel:+91-98123-45678',
    '+91 (0)98123',
    '९८१२३',
    '98123\u00a045678',
  ])('is found by %j', (typed) => expect(isFound('+919812345678', typed)).toBe(true));

  it.each(['9812345679', '12345', '5679', '78', '+', '', 'Asha', 'asha 5678', '000'])(
    'is not found by %j',
    (typed) => expect(isFound('+919812345678', typed)).toBe(false),
  );

  it('is found abroad without its country code, too', () => {
    expect(isFound('+442079460018', '020 7946 0018')).toBe(true);
    expect(isFound('+442079460018', '0018')).toBe(true);
  });

  it('has no keys where there is none', () => expect(phoneKeysOf(null)).toEqual([]));
});
