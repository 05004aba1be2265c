import { phoneKeysOf, typedPhoneKeys } from './phone.js';

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
