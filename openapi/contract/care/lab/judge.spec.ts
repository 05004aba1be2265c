import { judgeFree, judgeMeasured } from './judge.js';
import type { LabMeasure } from './measures.js';
import type { ReferenceRange } from './reference-range.js';

const ADULT = { gender: 'female', age: 36 } as const;
const everyAge = { gender: null, ageFrom: null, ageTo: null } as const;
const range = (ends: Partial<ReferenceRange>): ReferenceRange => ({
  ...everyAge,
  low: null,
  high: null,
  ...ends,
});
const numeric = (ranges: ReferenceRange[], more: Partial<LabMeasure> = {}): LabMeasure => ({
  name: 'Any',
  unit: 'mg/dL',
  kind: 'numeric',
  ranges,
  ...more,
});

describe('a result with its own range', () => {
  it.each([
    [11.9, 12, 15.5, 'low'],
    [12, 12, 15.5, 'normal'],
    [15.5, 12, 15.5, 'normal'],
    [15.6, 12, 15.5, 'high'],
    [199, null, 200, 'normal'],
    [201, null, 200, 'high'],
    [39, 40, null, 'low'],
    [41, 40, null, 'normal'],
    [0, 0, 0, 'normal'],
    ['9.5', 12, 15.5, 'low'],
    [' 9,5 ', 12, 15.5, 'low'],
    ['12,0', 12, 15.5, 'normal'],
    ['15,6', 12, 15.5, 'high'],
    ['0,125', 0.1, 0.2, 'normal'],
    ['.5', 0.4, 4, 'normal'],
    ['-2,5', -2, 2, 'low'],
    ['−1', -2, 2, 'normal'],
    ['18,500', 4000, 11_000, 'high'],
    ['2,50,000', 150_000, 450_000, 'normal'],
    ['1,234.5', 150, 450, 'high'],
    ['1e3', 1, 2, 'high'],
    ['<5', 0, 10, 'normal'],
    ['< 5', null, 5, 'normal'],
    ['<0,5', null, 3, 'normal'],
    ['<5', 5, 10, 'low'],
    ['≤ 4', 5, 10, 'low'],
    ['>200', null, 200, 'high'],
    ['≥ 201', null, 200, 'high'],
    ['> 200', 40, null, 'normal'],
    ['1:160', null, 80, 'high'],
    ['1:40', null, 80, 'normal'],
  ] as const)('flags %s for %s to %s as %s', (value, low, high, flag) => {
    expect(judgeFree({ value, unit: '' }, { low, high })).toMatchObject({ flag, notCompared: null });
  });

  it.each([
    [7, null, null, 'noRange'],
    ['Negative', null, null, 'noRange'],
    ['Negative', 1, 2, 'words'],
    ['1.2.3', 1, 2, 'words'],
    ['99999999999', 1, 2, 'words'],
    ['1,234', 0.4, 4, 'words'],
    ['<', 1, 2, 'words'],
    ['> many', 1, 2, 'words'],
    ['<=5', 5, 10, 'undecided'],
    ['<5', 3, 10, 'undecided'],
    ['<5', null, 3, 'undecided'],
    ['<5', -10, 10, 'undecided'],
    ['>=200', null, 200, 'undecided'],
    ['>200', 40, 300, 'undecided'],
    ['<5', null, null, 'noRange'],
  ] as const)('does not compare %s with %s to %s: %s', (value, low, high, notCompared) => {
    expect(judgeFree({ value, unit: '' }, { low, high })).toMatchObject({ flag: null, notCompared });
  });
});

describe('a number of a defined measure', () => {
  const POTASSIUM = numeric([range({ low: 3.7, high: 5.2, criticalLow: 2.5, criticalHigh: 6.5 })], {
    name: 'Potassium',
    possibleLow: 1,
    possibleHigh: 12,
  });

  it.each([
    [7.1, 'criticalHigh'],
    [6.5, 'high'],
    ['>6.5', 'criticalHigh'],
    [2.4, 'criticalLow'],
    [2.5, 'low'],
    ['4,2 mg/dl', 'normal'],
    // They may be beyond a critical limit.
    ['<3.7', 'criticalLow'],
    ['>5', 'criticalHigh'],
    ['>6', 'criticalHigh'],
    ['<0.5', 'criticalLow'],
  ])('flags %s as %s', (typed, flag) => {
    expect(judgeMeasured(POTASSIUM, typed, ADULT)).toMatchObject({ flag, notCompared: null });
  });

  it.each([
    [0.4, '0.4 is not possible for Potassium. Check the number and its unit (mg/dL).'],
    ['141', '141 is not possible for Potassium. Check the number and its unit (mg/dL).'],
    ['7.1 mmol/L', 'Enter one number for Potassium, such as 18,500 or <5, or a word such as “Haemolysed”.'],
    ['3+', 'Enter one number for Potassium, such as 18,500 or <5, or a word such as “Haemolysed”.'],
    ['2-3', 'Enter one number for Potassium, such as 18,500 or <5, or a word such as “Haemolysed”.'],
    ['4,200', 'Type 4.2 or 4200: the comma can mean both.'],
    ['4,200 mg/dL', 'Type 4.2 or 4200: the comma can mean both.'],
    ['<4,200', 'Type 4.2 or 4200: the comma can mean both.'],
  ])('refuses %s: %s', (typed, problem) => {
    expect(judgeMeasured(POTASSIUM, typed, ADULT)).toEqual({ problem });
  });

  it.each([
    ['an unknown sex', { gender: null, age: 36 }],
    ['another sex', { gender: 'other', age: 36 }],
    ['a child', { gender: 'female', age: 5 }],
  ] as const)('finds a critical value of %s, also without a range', (_, person) => {
    const adult = { ageFrom: 18, low: 12, criticalLow: 7 };
    const measure = numeric([range({ ...adult, gender: 'male' }), range({ ...adult, gender: 'female' })]);
    expect(judgeMeasured(measure, 3, person)).toMatchObject({ flag: 'criticalLow', notCompared: null });
    expect(judgeMeasured(measure, 8, person)).toMatchObject({ flag: null });
  });

  it('keeps a word without comparing it', () => {
    expect(judgeMeasured(POTASSIUM, 'Haemolysed', ADULT)).toEqual({
      value: 'Haemolysed',
      flag: null,
      notCompared: 'words',
    });
  });

  it.each([
    ['no range at all', [], ADULT, 'noRange'],
    ['a range of men', [range({ gender: 'male', low: 1 })], ADULT, 'noRangeForPerson'],
    ['a range of children', [range({ ageTo: 11, low: 1 })], ADULT, 'noRangeForPerson'],
    [
      'a gender without a range',
      [range({ gender: 'male', low: 1 }), range({ gender: 'female', low: 1 })],
      { gender: 'other', age: 36 },
      'noRangeForPerson',
    ],
    [
      'an undisclosed gender',
      [range({ gender: 'male', low: 1 })],
      { gender: 'undisclosed', age: 36 },
      'personUnknown',
    ],
    ['an unknown age', [range({ ageFrom: 18, low: 1 })], { gender: null, age: null }, 'personUnknown'],
    ['an unknown sex', [range({ gender: 'male', low: 1 })], { gender: null, age: 36 }, 'personUnknown'],
    [
      'an age in years for a range in months',
      [range({ ageFrom: 3, ageTo: 15, ageUnit: 'months', low: 1 })],
      { gender: null, age: 0 },
      'personUnknown',
    ],
  ] as const)('says why it is not compared: %s', (_, ranges, person, notCompared) => {
    expect(judgeMeasured(numeric([...ranges]), 5, person)).toEqual({ value: 5, flag: null, notCompared });
  });

  it.each([
    [{ age: 0, ageMonths: 0, ageDays: 27 }, 'high'],
    [{ age: 0, ageMonths: 1, ageDays: 31 }, 'normal'],
    [{ age: 0, ageMonths: 11, ageDays: 350 }, 'normal'],
    [{ age: 1, ageMonths: 12, ageDays: 366 }, 'low'],
    [{ age: 40 }, 'low'],
  ])('takes the range of days, months or years for %j', (age, flag) => {
    const measure = numeric([
      range({ ageFrom: 0, ageTo: 27, ageUnit: 'days', high: 5 }),
      range({ ageFrom: 1, ageTo: 11, ageUnit: 'months', low: 5, high: 15 }),
      range({ ageFrom: 1, low: 20 }),
    ]);
    expect(judgeMeasured(measure, 10, { gender: null, ...age })).toMatchObject({ flag });
  });
});

describe('a coded value, a titre, a text', () => {
  const HIV: LabMeasure = {
    name: 'HIV',
    unit: '',
    kind: 'coded',
    codes: [
      { value: 'Non-reactive', abnormal: false },
      { value: 'Reactive', abnormal: true },
      { value: '3+', abnormal: true },
    ],
    ranges: [],
  };

  it.each([
    ['reactive', 'Reactive', 'abnormal'],
    ['non reactive', 'Non-reactive', 'normal'],
    ['3 +', '3+', 'abnormal'],
  ])('takes %j as %s, %s', (typed, value, flag) => {
    expect(judgeMeasured(HIV, typed, ADULT)).toEqual({ value, flag, notCompared: null });
  });

  it('refuses a value that is not in the list', () => {
    expect(judgeMeasured(HIV, 'weakly reactive', ADULT)).toEqual({
      problem: 'HIV is one of: Non-reactive, Reactive, 3+.',
    });
  });

  const WIDAL = numeric([range({ high: 80 })], { kind: 'titre', unit: '' });
  it('compares the dilution of a titre', () => {
    expect(judgeMeasured(WIDAL, '1 : 160', ADULT)).toEqual({
      value: '1:160',
      flag: 'high',
      notCompared: null,
    });
    expect(judgeMeasured(WIDAL, '160', ADULT)).toEqual({
      problem: 'Enter a titre for Any, such as 1:80.',
    });
  });

  it('keeps a text of several lines', () => {
    const finding = 'Lungs clear.\nNo effusion.';
    expect(
      judgeMeasured({ name: 'Finding', unit: '', kind: 'text', ranges: [] }, finding, ADULT),
    ).toMatchObject({
      value: finding,
      flag: null,
    });
  });
});
