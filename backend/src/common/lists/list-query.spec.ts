import { Types } from 'mongoose';
import type { ListQuery } from '../../../../openapi/contract/common.js';
import { Failure } from '../errors/errors.js';
import { flagCondition, idCondition, oneOf, planList, startsWith } from './list-query.js';
import type { ListRules } from './list-query.js';

const ID = '66f1a2b3c4d5e6f708192a3b';
const RULES: ListRules = {
  filters: {
    q: (text) => startsWith('name', String(text)),
    status: oneOf('status', ['open', 'closed']),
    owner: idCondition('ownerId'),
    hidden: flagCondition('hidden'),
  },
  sorts: { id: '_id', name: 'nameKey' },
  defaultSort: ['name', 'ASC'],
};
const plan = (query: ListQuery) => planList(query, RULES);

function refusalOf(query: ListQuery): string[] {
  try {
    plan(query);
  } catch (error) {
    if (error instanceof Failure && error.code === 'VALIDATION_FAILED') return Object.keys(error.errors!);
    throw error;
  }
  return [];
}

describe('planList', () => {
  it('gives the first page in the usual order without a query', () => {
    expect(plan({})).toEqual({ conditions: [], sort: { nameKey: 1, _id: 1 }, skip: 0, limit: 25 });
  });

  it.each([
    ['[0,0]', 0, 1],
    ['[0,24]', 0, 25],
    ['[25,49]', 25, 25],
    ['[0,99]', 0, 100],
    ['[0,100]', 0, 100],
    ['[7,10000000]', 7, 100],
    ['[10000000,10000000]', 10_000_000, 1],
  ])('reads the range %s', (range, skip, limit) => {
    expect(plan({ range })).toMatchObject({ skip, limit });
  });

  it.each([
    '',
    'x',
    '[]',
    '[1]',
    '[0,1,2]',
    '[2,1]',
    '[-1,5]',
    '[0.5,1]',
    '["0","1"]',
    '[0,1e999]',
    '[null,1]',
    '[0,10000001]',
    '{"0":0}',
    'null',
    '5',
  ])('refuses the range %j', (range) => expect(refusalOf({ range })).toEqual(['range']));

  it.each<[string, Record<string, 1 | -1>]>([
    ['["id","ASC"]', { _id: 1 }],
    ['["id","DESC"]', { _id: -1 }],
    ['["name","ASC"]', { nameKey: 1, _id: 1 }],
    ['["name","DESC"]', { nameKey: -1, _id: -1 }],
  ])('reads the sort %s, with the id last so that pages do not overlap', (sort, expected) => {
    expect(Object.entries(plan({ sort }).sort)).toEqual(Object.entries(expected));
  });

  it.each([
    '',
    'id',
    '["_id","ASC"]',
    '["nameKey","ASC"]',
    '["id","asc"]',
    '["id"]',
    '[["id"],"ASC"]',
    '["toString","ASC"]',
    '["__proto__","ASC"]',
    '{"id":1}',
    'null',
  ])('refuses the sort %j', (sort) => expect(refusalOf({ sort })).toEqual(['sort']));

  it.each<[string, object[]]>([
    ['{}', []],
    ['{"q":"as"}', [{ name: { $gte: 'as', $lt: 'as\uffff' } }]],
    ['{"q":".*"}', [{ name: { $gte: '.*', $lt: '.*\uffff' } }]],
    ['{"status":"open"}', [{ status: 'open' }]],
    ['{"status":["open","closed"]}', [{ $or: [{ status: 'open' }, { status: 'closed' }] }]],
    ['{"status":["open"],"hidden":false}', [{ status: 'open' }, { hidden: false }]],
    [`{"owner":"${ID}"}`, [{ ownerId: new Types.ObjectId(ID) }]],
    [`{"id":["${ID}"]}`, [{ _id: new Types.ObjectId(ID) }]],
    ['{"id":[]}', [{ _id: { $in: [] } }]],
  ])('reads the filter %s', (filter, conditions) => {
    expect(plan({ filter }).conditions).toEqual(conditions);
  });

  it.each<[string, string]>([
    ['', 'filter'],
    ['{', 'filter'],
    ['null', 'filter'],
    ['[]', 'filter'],
    ['"open"', 'filter'],
    ['{"other":1}', 'filter.other'],
    ['{"$where":"1"}', 'filter.$where'],
    ['{"$or":[{}]}', 'filter.$or'],
    ['{"status":"held"}', 'filter.status'],
    ['{"status":{"$ne":"x"}}', 'filter.status'],
    ['{"status":null}', 'filter.status'],
    ['{"status":["open","held"]}', 'filter.status'],
    ['{"status":[["open"]]}', 'filter.status'],
    ['{"q":{"$regex":".*"}}', 'filter.q'],
    ['{"q":["as","ra"]}', 'filter.q'],
    ['{"q":[]}', 'filter.q'],
    ['{"hidden":[true,false]}', 'filter.hidden'],
    [`{"q":"${'x'.repeat(201)}"}`, 'filter.q'],
    ['{"owner":"1"}', 'filter.owner'],
    ['{"owner":5}', 'filter.owner'],
    ['{"hidden":"true"}', 'filter.hidden'],
    ['{"id":{"$gt":""}}', 'filter.id'],
    [`{"id":"${ID.toUpperCase()}"}`, 'filter.id'],
    ['{"toString":"x"}', 'filter.toString'],
    ['{"constructor":"x"}', 'filter.constructor'],
    ['{"__proto__":{"status":"open"}}', 'filter.__proto__'],
    [`{"id":[${Array(101).fill(`"${ID}"`).join()}]}`, 'filter.id'],
  ])('refuses the filter %j', (filter, field) => expect(refusalOf({ filter })).toEqual([field]));
});
