import { Types } from 'mongoose';
import { flagCondition, oneOf, planList, startsWith } from './list-query.js';
import type { ListRules } from './list-query.js';

const RULES: ListRules = {
  filters: {
    status: oneOf('status', ['pending', 'accepted']),
    published: flagCondition('published'),
    q: (text) => startsWith('nameKey', String(text)),
  },
  sorts: { id: '_id', name: 'nameKey' },
  defaultSort: ['id', 'DESC'],
};
const ID = '66f1a2b3c4d5e6f708192a3b';

describe('A list query', () => {
  it('should have a first page and an order of its own', () => {
    expect(planList({}, RULES)).toEqual({ conditions: [], sort: { _id: -1 }, skip: 0, limit: 25 });
  });

  it('should page, and end every order with the id', () => {
    const plan = planList({ range: '[40,59]', sort: '["name","ASC"]' }, RULES);
    expect(plan).toMatchObject({ skip: 40, limit: 20, sort: { nameKey: 1, _id: 1 } });
  });

  it('should give at most 100 rows', () => {
    expect(planList({ range: '[0,100000]' }, RULES).limit).toBe(100);
  });

  it('should take filters by name, one or several values', () => {
    const filter = JSON.stringify({ status: ['pending', 'accepted'], published: true, id: ID, q: 'a.*' });
    expect(planList({ filter }, RULES).conditions).toEqual([
      { $or: [{ status: 'pending' }, { status: 'accepted' }] },
      { published: true },
      { _id: new Types.ObjectId(ID) },
      { nameKey: { $gte: 'a.*', $lt: 'a.*\uffff' } },
    ]);
  });

  it('should find nothing for an empty list of values', () => {
    expect(planList({ filter: '{"id":[]}' }, RULES).conditions).toEqual([{ _id: { $in: [] } }]);
  });

  it.each([
    ['range', 'x'],
    ['range', '[0]'],
    ['range', '[5,1]'],
    ['range', '[-1,5]'],
    ['range', '["0","9"]'],
    ['sort', '["password","ASC"]'],
    ['sort', '["id","asc"]'],
    ['sort', '["__proto__","ASC"]'],
    ['filter', '[]'],
    ['filter', 'null'],
    ['filter.secret', '{"secret":1}'],
    ['filter.status', '{"status":{"$ne":"x"}}'],
    ['filter.status', '{"status":"gone"}'],
    ['filter.$where', '{"$where":"1"}'],
    ['filter.__proto__', '{"__proto__":"1"}'],
    ['filter.constructor', '{"constructor":"1"}'],
    ['filter.id', '{"id":"no id"}'],
    ['filter.published', '{"published":"true"}'],
  ])('should refuse and name %s in %s', (field, text) => {
    const query = { [field.split('.')[0]]: text };
    const refusal = expect.objectContaining({
      code: 'VALIDATION_FAILED',
      errors: { [field]: expect.any(String) as string },
    }) as Error;
    expect(() => planList(query, RULES)).toThrow(refusal);
  });
});
