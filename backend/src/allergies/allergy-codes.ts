import type { AllergyChoice } from '../../../openapi/contract/care/safety/allergies.js';
import { capitalised } from '../../../openapi/contract/messages/sentence.js';
import type { NameIndex } from '../medicine-safety/name-index.js';
import { wordsOf } from '../medicine-safety/name-index.js';
import type { SafetyTables } from '../medicine-safety/tables.js';
import { tAllergy } from '../messages/care/allergies.js';
import type { Allergy } from './allergy.schema.js';

export type AllergyCode = Pick<Allergy, 'kind' | 'key' | 'name' | 'text'>;

export const NONE_KNOWN: AllergyCode = {
  kind: 'noneKnown',
  key: 'noneKnown',
  name: tAllergy('noneKnown'),
  text: null,
};

/** Words that say that there are none. */
const NONE_WORDS = new Set([
  ...['none', 'no', 'nil', 'na', 'n a', 'nka', 'nkda', 'none known', 'nothing', 'no allergy', 'no allergies'],
  ...['no known allergy', 'no known allergies', 'no known drug allergy', 'no known drug allergies'],
]);
/** Words around a name that add nothing to it. */
const FILLERS = new Set([
  'allergy',
  'allergies',
  'allergic',
  'to',
  'the',
  'drug',
  'drugs',
  'medicine',
  'medicines',
]);
/** A free text has at most so many entries; the last one holds the rest. */
const MAX_PARTS = 40;

/** The code of an allergy in a person's words; words that are no known name are kept as they are. */
export function codeOf(text: string, names: NameIndex, { classes }: SafetyTables): AllergyCode {
  const words = wordsOf(text);
  if (NONE_WORDS.has(words.join(' '))) return NONE_KNOWN;
  const bare = words.filter((word) => !FILLERS.has(word)).join(' ');
  const reading = names.readName(text) ?? names.readName(bare);
  if (reading?.kind === 'class') {
    const { name } = classes.find(({ key }) => key === reading.key)!;
    return { kind: 'class', key: `class:${reading.key}`, name, text };
  }
  if (reading?.kind === 'allergen')
    return { kind: 'allergen', key: `allergen:${reading.name}`, name: reading.name, text };
  if (reading?.kind === 'substances' && reading.substances.length === 1) {
    const [name] = reading.substances;
    return { kind: 'substance', key: `substance:${name}`, name: capitalised(name), text };
  }
  // A combination names several substances, and nothing says which one it was: its words are matched as they are.
  return { kind: 'asWritten', key: `text:${words.join(' ') || text}`, name: text, text };
}

/** The entries of a free text: its parts between commas, semicolons and lines. */
export function partsOf(text: string): string[] {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length <= MAX_PARTS) return parts;
  return [...parts.slice(0, MAX_PARTS - 1), parts.slice(MAX_PARTS - 1).join(' ')];
}

/** What allergies can be coded with: classes first, then substances by name, then what is no medicine. */
export function choicesFrom({ classes, substances, allergens }: SafetyTables): AllergyChoice[] {
  return [
    ...classes.map(({ key, name, otherNames }) => ({
      code: `class:${key}`,
      kind: 'class' as const,
      name,
      otherNames,
    })),
    ...substances.map(({ name, otherNames, brands }) => ({
      code: `substance:${name}`,
      kind: 'substance' as const,
      name: capitalised(name),
      otherNames: [...otherNames, ...brands],
    })),
    ...allergens.map(({ name, otherNames }) => ({
      code: `allergen:${name}`,
      kind: 'allergen' as const,
      name,
      otherNames,
    })),
  ];
}
