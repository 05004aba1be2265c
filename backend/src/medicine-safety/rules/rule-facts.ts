import type { SafetyRule } from './safety-rule.schema.js';
import { wordsOf } from '../name-index.js';

/** What an entry says, own or built in. */
export type RuleFacts = Omit<SafetyRule, '_id' | 'version' | 'createdAt' | 'updatedAt'>;

/** The fields that an entry of another kind may have. */
export const NO_FACTS = {
  first: null,
  second: null,
  effect: null,
  substance: null,
  route: null,
  maxValue: null,
  maxUnit: null,
  period: null,
  name: null,
  substances: null,
  substanceClass: null,
  severity: null,
  action: null,
  overrideReason: null,
} satisfies Partial<RuleFacts>;

/** "substance:warfarin" and "class:nsaids". */
export const codeOfSubstance = (name: string): string => `substance:${name}`;
export const codeOfClass = (key: string): string => `class:${key}`;
/** The name or key in a code. */
export const inCode = (code: string): string => code.slice(code.indexOf(':') + 1);

/** The key of an interaction: the same in both directions. */
export const interactionKey = (first: string, second: string): string =>
  `interaction:${[first, second].toSorted().join('|')}`;
export const doseLimitKey = (substance: string, route: string, period: string): string =>
  `doseLimit:${substance}:${route}:${period}`;
export const classMemberKey = (substanceClass: string, substance: string): string =>
  `classMember:${substanceClass}:${substance}`;
/** The key of a name, in the spelling that names are compared in: it has one meaning, so it is also that of a brand in a class. */
export const nameKey = (name: string): string => `name:${wordsOf(name).join(' ')}`;
