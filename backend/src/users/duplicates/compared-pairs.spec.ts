import { Types } from 'mongoose';
import { nameFormsOf } from '../../common/names/name-forms.js';
import { MAX_PHONE_SHARERS, listedLikeness, pairsOf } from './compared-pairs.js';
import type { Compared } from './compared-pairs.js';

const MOBILE = '+919812345678';
const person = (fullName: string, rest: Partial<Compared> = {}): Compared => ({
  _id: new Types.ObjectId(),
  fullName,
  nameWords: nameFormsOf(fullName),
  mobile: null,
  dob: null,
  ...rest,
});
const asha = person('Asha Rao', { mobile: MOBILE, dob: '1990-05-17' });
const namesFor = (one: Compared, others: Compared[]) =>
  [...pairsOf([one], [one, ...others]).values()].map(({ oneId, otherId }) =>
    [oneId, otherId].map((id) => [one, ...others].find(({ _id }) => _id.equals(id))!.fullName).toSorted(),
  );

describe('The pairs of possible duplicates', () => {
  it.each([
    ["Maria D'Souza", 'Maria DSouza'],
    ['Asha Rao', 'Rao, Asha'],
    ['A. Rao', 'Asha Rao'],
    ['Asha Rao', 'Aasha Rao'],
    ['Ranganathan S', 'Ranganatan S'],
    ['Lakshmi Iyer', 'Laksmi Iyer'],
    ['Kamal Shah', 'कमल शाह'],
    ['Mary Ann', 'Maryann'],
  ])('have %s and %s of one birth date', (one, other) => {
    const dob = '1990-05-17';
    expect(namesFor(person(one, { dob }), [person(other, { dob })])).toEqual([[one, other].toSorted()]);
  });

  it('have people of one phone, once, best with the same name', () => {
    const twin = person('Asha Rao', { mobile: MOBILE });
    const other = person('Sunita Patil', { mobile: MOBILE });
    const scores = [...pairsOf([asha, twin, other], [asha, twin, other]).values()].map(({ score }) => score);
    expect(scores).toEqual([70, 35, 35]);
  });

  it.each([
    ['another birth date', person('Vikram Rao', { mobile: MOBILE, dob: '1985-01-02' })],
    ['the birth date only', person('Vikram Nair', { dob: asha.dob })],
    ['an estimated birth date', person('Asha Rao', { dob: asha.dob, dobEstimated: true })],
  ])('leave out a person with %s', (_, other) => expect(namesFor(asha, [other])).toEqual([]));

  it('leave out a family with one phone, but not a child who was added twice', () => {
    const child = { heldBy: asha._id, mobile: MOBILE };
    const meera = person('Meera Rao', { ...child, dob: '2017-04-02' });
    const rohan = person('Rohan Rao', { ...child, dob: '2017-04-02' });
    const undated = person('Asha Rao Junior', { ...child, dob: '2019-04-02' });
    expect(namesFor(asha, [meera, rohan, undated])).toEqual([]);
    expect(namesFor(meera, [rohan])).toEqual([]);
    const again = person('Meera Rao', { ...child, dob: '2017-04-02' });
    expect(namesFor(meera, [again])).toEqual([['Meera Rao', 'Meera Rao']]);
  });

  it('leave out a phone of many people, unless the names are similar', () => {
    const other = person('Sunita Patil', { mobile: MOBILE });
    expect(listedLikeness(asha, other, MAX_PHONE_SHARERS)).not.toBeNull();
    expect(listedLikeness(asha, other, MAX_PHONE_SHARERS + 1)).toBeNull();
    expect(listedLikeness(asha, person('Asha Rao', { mobile: MOBILE }), 100)?.score).toBe(70);
  });
});
