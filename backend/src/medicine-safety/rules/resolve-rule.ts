import MiniSearch from 'minisearch';
import { ruleFaults } from '../../../../openapi/contract/care/safety/rules.js';
import type { CreateSafetyRule } from '../../../../openapi/contract/care/safety/rules.js';
import { isMedicineName } from '../../../../openapi/contract/shop/medicine-names/parts.js';
import { fieldFailure } from '../../common/errors/errors.js';
import { tSafetyRule } from '../../messages/care/safety-rules.js';
import type { Knowledge } from '../checks/facts.js';
import { SHIPPED_TABLES } from '../tables.js';
import type { SafetyTables } from '../tables.js';
import { builtInRules } from './built-in-rules.js';
import {
  NO_FACTS,
  classMemberKey,
  codeOfClass,
  codeOfSubstance,
  doseLimitKey,
  inCode,
  interactionKey,
  nameKey,
} from './rule-facts.js';
import type { RuleFacts } from './rule-facts.js';
import { titleOf } from './rule-title.js';

type Written = CreateSafetyRule;
type Wanted = 'substance' | 'class' | 'either';

const MAX_CANDIDATES = 3;

/** Known names that are like a text, best first: "amoxicilin" is like amoxicillin. Empty if there are none. */
function candidatesFor(text: string, wanted: Wanted, { substances, classes }: SafetyTables): string {
  const rows = [
    ...(wanted === 'class'
      ? []
      : substances.flatMap(({ name, otherNames, brands }) =>
          [name, ...otherNames, ...brands].map((one) => ({ text: one, name })),
        )),
    ...(wanted === 'substance'
      ? []
      : classes.flatMap(({ name, otherNames }) => [name, ...otherNames].map((one) => ({ text: one, name })))),
  ];
  const index = new MiniSearch<{ id: number; text: string }>({ fields: ['text'] });
  index.addAll(rows.map((row, id) => ({ id, text: row.text })));
  const found = index.search(text, { fuzzy: 0.34, prefix: true });
  const names = found.map(({ id }) => rows[Number(id)].name);
  return [...new Set(names)].slice(0, MAX_CANDIDATES).join(', ');
}

/** Names of substances, classes and allergens keep their meaning. */
const RESERVED: ReadonlySet<string> = new Set(
  [
    ...SHIPPED_TABLES.substances.map(({ name }) => name),
    ...[...SHIPPED_TABLES.classes, ...SHIPPED_TABLES.allergens].flatMap(({ name, otherNames }) => [
      name,
      ...otherNames,
    ]),
  ].map(nameKey),
);

/** @throws Failure of the field for text that is no name, or the name of something else */
function assertName(text: string): void {
  if (!isMedicineName(text)) throw fieldFailure('name', tSafetyRule('nameUnreadable', { text }));
  if (RESERVED.has(nameKey(text))) throw fieldFailure('name', tSafetyRule('nameReserved', { text }));
}

/** Reads the texts of an entry by the tables: codes for names, its key and its title. */
class RuleReader {
  constructor(private readonly knowledge: Knowledge) {}

  read(written: Written): RuleFacts {
    const { source, date, active = true, overrideReason = null } = written;
    const facts = { ...NO_FACTS, ...this.factsOf(written), source, date, active, overrideReason, title: '' };
    return { ...facts, title: titleOf(facts, this.knowledge.tables) };
  }

  private factsOf(written: Written): Pick<RuleFacts, 'kind' | 'key'> & Partial<RuleFacts> {
    const { kind, effect = null, severity = null, action = null } = written;
    if (kind === 'interaction') {
      const [first, second] = [this.code('first', written.first!), this.code('second', written.second!)];
      // Two members of one class may do harm together.
      if (first === second && first.startsWith('substance:'))
        throw fieldFailure('second', tSafetyRule('sameTwice'));
      return { kind, key: interactionKey(first, second), first, second, effect, severity, action };
    }
    if (kind === 'doseLimit') {
      const substance = this.code('substance', written.substance!, 'substance');
      const { route = null, period = null, maxValue = null, maxUnit = null } = written;
      const key = doseLimitKey(inCode(substance), route!, period!);
      return { kind, key, substance, route, period, maxValue, maxUnit, severity, action };
    }
    const name = written.name!;
    if (kind === 'classMember') return this.memberOf(name, written.substanceClass!);
    const substances = written.substances!.map((one) => this.code('substances', one, 'substance'));
    assertName(name);
    return { kind, key: nameKey(name), name, substances: [...new Set(substances)] };
  }

  /** A substance of the table, or a brand that no table knows. */
  private memberOf(name: string, text: string): ReturnType<RuleReader['factsOf']> {
    const substanceClass = this.code('substanceClass', text, 'class');
    const { names } = this.knowledge;
    const reading = names.readName(name.startsWith('substance:') ? inCode(name) : name);
    if (reading?.kind === 'substances') {
      const substance = inCode(this.code('name', name, 'substance'));
      const key = classMemberKey(inCode(substanceClass), substance);
      return { kind: 'classMember', key, name: substance, substanceClass };
    }
    assertName(name);
    return { kind: 'classMember', key: nameKey(name), name, substanceClass };
  }

  private code(field: string, text: string, wanted: Wanted = 'either'): string {
    const { tables, names } = this.knowledge;
    if (wanted !== 'class' && tables.substances.some(({ name }) => codeOfSubstance(name) === text))
      return text;
    if (wanted !== 'substance' && tables.classes.some(({ key }) => codeOfClass(key) === text)) return text;
    const reading = names.readName(text);
    const refuse = (key: 'unknownSubstance' | 'unknownClass') => {
      const candidates = candidatesFor(text, wanted, tables);
      const sentence = candidates
        ? tSafetyRule(`${key}.similar`, { text, candidates })
        : tSafetyRule(`${key}.noneSimilar`, { text });
      return fieldFailure(field, sentence);
    };
    if (reading?.kind === 'class') {
      if (wanted === 'substance') throw fieldFailure(field, tSafetyRule('classNotSubstance', { text }));
      return codeOfClass(reading.key);
    }
    if (wanted === 'class') throw refuse('unknownClass');
    if (reading?.kind !== 'substances') throw refuse('unknownSubstance');
    const { substances } = reading;
    if (substances.length > 1)
      throw fieldFailure(
        field,
        tSafetyRule('severalSubstances', { text, substances: substances.join(', ') }),
      );
    return codeOfSubstance(substances[0]);
  }
}

/**
 * An entry as it is stored: names become codes, and its key says what it is about.
 * @throws Failure naming the field that is missing, does not belong to the kind or names no known substance or class
 */
export function resolveRule(written: Written, knowledge: Knowledge): RuleFacts {
  const [fault] = ruleFaults(written);
  if (fault) throw fieldFailure(...fault, 'VALIDATION_FAILED');
  const facts = new RuleReader(knowledge).read(written);
  const builtIn = builtInRules().byKey.get(facts.key);
  if (builtIn && facts.overrideReason === null) {
    const { title, source, date } = builtIn;
    throw fieldFailure('overrideReason', tSafetyRule('builtInExists', { title, source, date }));
  }
  if (!builtIn && facts.overrideReason !== null)
    throw fieldFailure('overrideReason', tSafetyRule('nothingToReplace'));
  return facts;
}
