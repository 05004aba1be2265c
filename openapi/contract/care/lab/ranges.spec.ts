import type { ReferenceRange } from './reference-range.js';
import { areOverlapping, uncoveredPeople } from './ranges.js';

const range = (more: Partial<ReferenceRange>): ReferenceRange => ({
  gender: null,
  ageFrom: null,
  ageTo: null,
  low: 1,
  high: null,
  ...more,
});

it.each([
  [{ ageTo: 27, ageUnit: 'days' }, { ageFrom: 1, ageTo: 11, ageUnit: 'months' }, false],
  [{ ageTo: 40, ageUnit: 'days' }, { ageFrom: 1, ageTo: 11, ageUnit: 'months' }, true],
  [{ ageFrom: 1, ageTo: 11, ageUnit: 'months' }, { ageFrom: 1 }, false],
  [{ ageTo: 17 }, { ageFrom: 18 }, false],
  [{ ageTo: 18 }, { ageFrom: 18 }, true],
  [{ gender: 'male' }, { gender: 'female' }, false],
  [{ gender: 'male' }, {}, true],
] as const)('finds that %j and %j overlap: %s', (one, other, is) => {
  expect(areOverlapping(range(one), range(other))).toBe(is);
});

it.each([
  [[{}], []],
  [
    [{ ageFrom: 18 }],
    [
      { gender: 'female', fromYears: 0, toYears: 17 },
      { gender: 'male', fromYears: 0, toYears: 17 },
    ],
  ],
  [[{ gender: 'male' }], [{ gender: 'female', fromYears: 0, toYears: null }]],
  [[{ ageTo: 27, ageUnit: 'days' }, { ageFrom: 1, ageTo: 11, ageUnit: 'months' }, { ageFrom: 1 }], []],
  [
    [{ ageFrom: 1, ageUnit: 'months' }],
    [
      { gender: 'female', fromYears: 0, toYears: 0 },
      { gender: 'male', fromYears: 0, toYears: 0 },
    ],
  ],
  [
    [{ ageTo: 11 }, { ageFrom: 18, ageTo: 64 }],
    ['female', 'male'].flatMap((gender) => [
      { gender, fromYears: 12, toYears: 17 },
      { gender, fromYears: 65, toYears: null },
    ]),
  ],
])('finds whom %j leaves out', (ranges, people) => {
  expect(uncoveredPeople(ranges.map((one) => range(one as Partial<ReferenceRange>)))).toEqual(people);
});
