import { RULE_KINDS } from '../../../../openapi/contract/care/safety/rules.js';
import type { SafetyRuleDto } from '../../../../openapi/contract/care/safety/rules.js';
import type { ListQuery } from '../../../../openapi/contract/common.js';
import { flagCondition, oneOf, planList } from '../../common/lists/list-query.js';
import type { Condition, ListPlan, ListRules } from '../../common/lists/list-query.js';
import { nameKeyOf } from '../../common/name-key.js';

/** Built-in and own entries are filtered in memory, so the conditions are plain comparisons. */
const LIST: ListRules = {
  filters: {
    q: (text) => ({ q: nameKeyOf(String(text)) }),
    kind: oneOf('kind', RULE_KINDS),
    builtIn: flagCondition('builtIn'),
    active: flagCondition('active'),
  },
  sorts: { title: 'title', kind: 'kind', date: 'date', source: 'source', id: '_id' },
  defaultSort: ['title', 'ASC'],
};

const textOf = ({ title, effect, action, source }: SafetyRuleDto): string =>
  nameKeyOf([title, effect, action, source].join(' '));

function meets(rule: SafetyRuleDto, condition: Condition): boolean {
  return Object.entries(condition).every(([field, value]) => {
    if (field === '$or') return (value as Condition[]).some((one) => meets(rule, one));
    if (field === 'q')
      return String(value)
        .split(' ')
        .every((word) => textOf(rule).includes(word));
    // An empty list of ids matches nothing.
    if (typeof value === 'object' && value !== null && '$in' in value) return false;
    return String(rule[field as keyof SafetyRuleDto]) === String(value);
  });
}

const { compare } = new Intl.Collator('en', { numeric: true });

/** The entries that a query asks for, in its order. @throws Failure naming the invalid part of the query */
export function selectRules(
  query: ListQuery,
  rules: SafetyRuleDto[],
): { selected: SafetyRuleDto[]; plan: ListPlan } {
  const plan = planList(query, LIST);
  const [[path, direction]] = Object.entries(plan.sort) as [keyof SafetyRuleDto, 1 | -1][];
  const selected = rules
    .filter((rule) => plan.conditions.every((condition) => meets(rule, condition)))
    .toSorted(
      (a, b) =>
        direction *
        (compare(String(a[path]), String(b[path])) || compare(a.title, b.title) || compare(a.id, b.id)),
    );
  return { selected, plan };
}
