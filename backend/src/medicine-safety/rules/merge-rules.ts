import { tSafetyRule } from '../../messages/care/safety-rules.js';
import type { DoseLimit, Interaction, SafetyTables, Substance, SubstanceClass } from '../tables.js';
import { classMemberKey, doseLimitKey, inCode, interactionKey, nameKey } from './rule-facts.js';
import type { RuleFacts } from './rule-facts.js';

const sentences = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ');
const severityOf = ({ severity }: RuleFacts): string | null =>
  severity && tSafetyRule(`severity.${severity}`);

const interactionOf = (rule: RuleFacts): Interaction => ({
  first: rule.first!,
  second: rule.second!,
  effect: sentences(severityOf(rule), rule.effect, rule.action),
  source: rule.source,
  date: rule.date,
});

const doseLimitOf = (rule: RuleFacts): DoseLimit => ({
  substance: inCode(rule.substance!),
  route: rule.route!,
  max: { value: rule.maxValue!, unit: rule.maxUnit! },
  period: rule.period!,
  note: sentences(severityOf(rule), rule.action) || null,
  source: rule.source,
  date: rule.date,
});

/** The entries of the hospital, by what they do to the tables. */
class OwnRules {
  private readonly keys: ReadonlySet<string>;
  private readonly used: readonly RuleFacts[];

  constructor(rules: readonly RuleFacts[]) {
    this.keys = new Set(rules.map(({ key }) => key));
    this.used = rules.filter(({ active }) => active);
  }

  /** An entry of the hospital takes the place of the built-in one with the same key, also when it is not used. */
  keeps = (key: string): boolean => !this.keys.has(key);

  of = (kind: RuleFacts['kind']): RuleFacts[] => this.used.filter((rule) => rule.kind === kind);

  keptNames = (names: readonly string[]): string[] => names.filter((name) => this.keeps(nameKey(name)));

  classWith = (one: SubstanceClass): SubstanceClass => {
    const own = this.of('classMember').filter((rule) => inCode(rule.substanceClass!) === one.key);
    const isBrand = ({ key, name }: RuleFacts) => key === nameKey(name!);
    return {
      ...one,
      members: [
        ...one.members.filter((member) => this.keeps(classMemberKey(one.key, member))),
        ...own.filter((rule) => !isBrand(rule)).map(({ name }) => name!),
      ],
      otherNames: [...one.otherNames, ...own.filter(isBrand).map(({ name }) => name!)],
    };
  };

  substanceWith = (one: Substance): Substance => ({
    ...one,
    otherNames: this.keptNames(one.otherNames),
    brands: [
      ...this.keptNames(one.brands),
      ...this.of('name')
        .filter(({ substances }) => substances!.length === 1 && inCode(substances![0]) === one.name)
        .map(({ name }) => name!),
    ],
  });
}

/** The shipped tables with the entries of the hospital, which take the place of built-in ones about the same. */
export function mergeRules(shipped: SafetyTables, rules: readonly RuleFacts[]): SafetyTables {
  if (rules.length === 0) return shipped;
  const own = new OwnRules(rules);
  const combinations = own.of('name').filter(({ substances }) => substances!.length > 1);
  return {
    ...shipped,
    substances: shipped.substances.map(own.substanceWith),
    classes: shipped.classes.map(own.classWith),
    combinations: [
      ...shipped.combinations.map((one) => ({ ...one, names: own.keptNames(one.names) })),
      ...combinations.map(({ name, substances }) => ({
        names: [name!],
        substances: substances!.map(inCode),
      })),
    ],
    interactions: [
      ...shipped.interactions.filter(({ first, second }) => own.keeps(interactionKey(first, second))),
      ...own.of('interaction').map(interactionOf),
    ],
    doseLimits: [
      ...shipped.doseLimits.filter(({ substance, route, period }) =>
        own.keeps(doseLimitKey(substance, route, period)),
      ),
      ...own.of('doseLimit').map(doseLimitOf),
    ],
  };
}
