import { createHash } from 'node:crypto';
import substanceFile from '../../../../openapi/contract/shop/medicine-names/substances.json' with { type: 'json' };
import { COMBINATIONS } from '../../../../openapi/contract/shop/medicine-names/substances.js';
import brandFile from '../data/brands.json' with { type: 'json' };
import classFile from '../data/classes.json' with { type: 'json' };
import combinationFile from '../data/combinations.json' with { type: 'json' };
import saltFile from '../data/salts.json' with { type: 'json' };
import { SHIPPED_TABLES } from '../tables.js';
import {
  NO_FACTS,
  classMemberKey,
  codeOfClass,
  codeOfSubstance,
  doseLimitKey,
  interactionKey,
  nameKey,
} from './rule-facts.js';
import type { RuleFacts } from './rule-facts.js';
import { titleOf } from './rule-title.js';

export interface BuiltInRule extends RuleFacts {
  id: string;
}
type Origin = Pick<RuleFacts, 'source' | 'date'>;
type Facts = Pick<RuleFacts, 'kind' | 'key'> & Partial<RuleFacts>;

/** Part of a hash, so that an entry has the same id in every process. */
const ID_LENGTH = 24;
const idOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, ID_LENGTH);

function ruleOf(facts: Facts, { source, date }: Origin): BuiltInRule {
  const whole = { ...NO_FACTS, ...facts, source, date, active: true, title: '' };
  return { ...whole, title: titleOf(whole, SHIPPED_TABLES), id: idOf(facts.key) };
}

const named = (name: string, substances: readonly string[], origin: Origin): BuiltInRule =>
  ruleOf({ kind: 'name', key: nameKey(name), name, substances: substances.map(codeOfSubstance) }, origin);

const namesIn = (names: Record<string, readonly string[]>, origin: Origin): BuiltInRule[] =>
  Object.entries(names).flatMap(([substance, all]) => all.map((name) => named(name, [substance], origin)));

const interactions = (): BuiltInRule[] =>
  SHIPPED_TABLES.interactions.map(({ first, second, effect, source, date }) =>
    ruleOf(
      { kind: 'interaction', key: interactionKey(first, second), first, second, effect, severity: 'serious' },
      { source, date },
    ),
  );
const doseLimits = (): BuiltInRule[] =>
  SHIPPED_TABLES.doseLimits.map(({ substance, route, max, period, note, source, date }) =>
    ruleOf(
      {
        kind: 'doseLimit',
        key: doseLimitKey(substance, route, period),
        substance: codeOfSubstance(substance),
        route: route as RuleFacts['route'],
        maxValue: max.value,
        maxUnit: max.unit as RuleFacts['maxUnit'],
        period: period as RuleFacts['period'],
        action: note,
      },
      { source, date },
    ),
  );
const classMembers = (): BuiltInRule[] =>
  classFile.classes.flatMap(({ key, members, source, date }) =>
    members.map((member) =>
      ruleOf(
        {
          kind: 'classMember',
          key: classMemberKey(key, member),
          name: member,
          substanceClass: codeOfClass(key),
        },
        { source, date },
      ),
    ),
  );
const names = (): BuiltInRule[] => [
  ...Object.keys(substanceFile.substances).map((name) => named(name, [name], substanceFile)),
  ...namesIn(substanceFile.substances, substanceFile),
  ...namesIn(saltFile.salts, saltFile),
  ...namesIn(brandFile.brands, brandFile),
  ...COMBINATIONS.flatMap((one) => one.names.map((name) => named(name, one.substances, substanceFile))),
  ...combinationFile.combinations.flatMap((one) =>
    one.names.map((name) => named(name, one.substances, combinationFile)),
  ),
];

interface BuiltInRules {
  byKey: ReadonlyMap<string, BuiltInRule>;
  byId: ReadonlyMap<string, BuiltInRule>;
}

/** Two spellings of a name that are compared as one are one entry. */
function allRules(): BuiltInRules {
  const all = [...names(), ...classMembers(), ...doseLimits(), ...interactions()];
  const byKey = new Map(all.map((rule) => [rule.key, rule]));
  return { byKey, byId: new Map([...byKey.values()].map((rule) => [rule.id, rule])) };
}

let rules: BuiltInRules | undefined;

/** The entries that come with the portal. They are made on first use, because their titles take a tenth of a second. */
export const builtInRules = (): BuiltInRules => (rules ??= allRules());
