import { offerDoubts } from './offered-to.js';

describe('tests that are offered to some people only', () => {
  const pap = { testName: 'Pap smear', sex: 'female' as const, ageFrom: 21 };

  it.each([
    ['female', 30, []],
    [
      'male',
      30,
      ['Pap smear is offered to women and girls only. The sex of this person is recorded as different.'],
    ],
    [
      'undisclosed',
      30,
      ['Pap smear is offered to women and girls only. The sex of this person is not known.'],
    ],
    [null, 30, ['Pap smear is offered to women and girls only. The sex of this person is not known.']],
    ['female', 20, ['Pap smear is offered from 21 years of age. This person is younger.']],
    ['female', null, ['Pap smear is offered from 21 years of age. The age of this person is not known.']],
  ] as const)('asks for %s at %p: %j', (gender, age, doubts) => {
    expect(offerDoubts(pap, { gender, age })).toEqual(doubts);
    expect(offerDoubts({ ...pap, sex: null, ageFrom: null }, { gender, age })).toEqual([]);
  });
});
