import { likenessOf } from './candidate-score.js';

const asha = { fullName: 'Asha Rao', mobile: '+919812345678', email: 'asha@example.org', dob: '1990-05-17' };

describe('The likeness of two patients', () => {
  it.each([
    ['the same phone', { fullName: 'Vikram Rao', mobile: asha.mobile }, ['mobile']],
    ['the same email', { fullName: 'A. Person', email: asha.email }, ['email']],
    ['the birth date and a similar name', { fullName: 'RAO, Asha', dob: asha.dob }, ['dob', 'name']],
    ['the birth date and an initial', { fullName: 'A. Rao', dob: asha.dob }, ['dob', 'name']],
    ['the birth date and another script', { fullName: 'आशा राव', dob: asha.dob }, ['dob', 'name']],
  ])('is found by %s', (_, other, reasons) => expect(likenessOf(asha, other)?.reasons).toEqual(reasons));

  it.each([
    ['only the name', { fullName: 'Asha Rao' }],
    ['only the birth date', { fullName: 'Vikram Nair', dob: asha.dob }],
    ['no phone on both sides', { fullName: 'Vikram Nair', mobile: null }],
  ])('is not found by %s', (_, other) => expect(likenessOf({ ...asha, mobile: null }, other)).toBeNull());

  it('scores more in common higher, and another birth date lower', () => {
    const scores = [
      asha,
      { fullName: 'Asha Rao', mobile: asha.mobile, dob: asha.dob },
      { fullName: 'Asha Rao', mobile: asha.mobile },
      { fullName: 'Asha Rao', mobile: asha.mobile, dob: '2017-04-02' },
      { fullName: 'Meera Rao', mobile: asha.mobile, dob: '2017-04-02' },
    ].map((other) => likenessOf(asha, other)!.score);
    expect(scores).toEqual([100, 100, 70, 50, 15]);
  });
});
