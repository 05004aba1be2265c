import { tSafety } from '../../messages/care/medicine-safety.js';
import type { SubstanceClass } from '../tables.js';
import { wordsOf } from '../name-index.js';
import { idPartOf, warning } from './facts.js';
import type { CheckedAllergy, Contents, Knowledge, ReadLine, Warning } from './facts.js';

const overlaps = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  [...a].some((one) => b.has(one));

const factsOf = ({ severity, reaction }: CheckedAllergy): string => {
  const facts = [severity && tSafety(`severity.${severity}`), reaction].filter(Boolean).join(': ');
  return facts && tSafety('allergyFacts', { severity: facts });
};

/** The substances and classes that an allergy is about; of words as written those that they name. */
function allergyContents({ kind, key, name }: CheckedAllergy, knowledge: Knowledge): Contents {
  const value = key.slice(key.indexOf(':') + 1);
  if (kind === 'class') return { substances: new Set(), classes: new Set([value]) };
  if (kind === 'substance') return { substances: new Set([value]), classes: new Set() };
  if (kind !== 'asWritten') return { substances: new Set(), classes: new Set() };
  const { substances, classes } = knowledge.names.namedIn(name);
  return { substances: new Set(substances), classes: new Set(classes) };
}

/** A class whose members share allergies, with a member that the patient is allergic to and one of the line. */
const sharedClass = (allergy: Contents, line: ReadLine, { tables }: Knowledge): SubstanceClass | undefined =>
  tables.classes.find(
    ({ key, members, sharesAllergy }) =>
      sharesAllergy && line.classes.has(key) && members.some((member) => allergy.substances.has(member)),
  );

/** Whether the name of the line holds the words of an allergy that no table knows: "Xyz" and "Tab Xyz 10". */
function namesAllergy(allergy: CheckedAllergy, line: ReadLine): boolean {
  if (allergy.kind !== 'asWritten') return false;
  const words = wordsOf(allergy.name).join(' ');
  return words !== '' && ` ${wordsOf(line.name).join(' ')} `.includes(` ${words} `);
}

/** The warnings of one allergy about one line; the first that fits. */
function ofPair(allergy: CheckedAllergy, line: ReadLine, knowledge: Knowledge): Warning | null {
  const about = allergyContents(allergy, knowledge);
  const words = { medicine: line.name, allergy: allergy.name, facts: factsOf(allergy) };
  const base = {
    id: `allergy:${allergy.id}:${idPartOf(line.name)}`,
    kind: 'allergy' as const,
    level: 'reason' as const,
    lines: [line.index],
  };
  const isSame = overlaps(about.substances, line.substances) || overlaps(about.classes, line.classes);
  if (isSame || namesAllergy(allergy, line)) {
    const key = allergy.kind === 'asWritten' ? ('allergy.asWritten' as const) : ('allergy.same' as const);
    return warning({ ...base, text: tSafety(key, words) });
  }
  const shared = sharedClass(about, line, knowledge);
  if (shared)
    return warning({ ...base, text: tSafety('allergy.sameClass', { ...words, className: shared.name }) });
  return crossWarning(about, { allergy, line, words }, knowledge);
}

interface Pair {
  allergy: CheckedAllergy;
  line: ReadLine;
  words: { medicine: string; allergy: string; facts: string };
}

function crossWarning(about: Contents, { allergy, line, words }: Pair, knowledge: Knowledge): Warning | null {
  const { classes, crossReactions } = knowledge.tables;
  const isAbout = (key: string) =>
    about.classes.has(key) ||
    classes.some((one) => one.key === key && one.members.some((member) => about.substances.has(member)));
  const found = crossReactions.find(({ from, to }) => isAbout(from) && line.classes.has(to));
  if (!found) return null;
  return warning({
    id: `crossAllergy:${allergy.id}:${idPartOf(line.name)}`,
    kind: 'crossAllergy',
    level: 'information',
    lines: [line.index],
    text: tSafety('allergy.cross', { ...words, effect: found.effect }),
    source: found.source,
    sourceDate: found.date,
  });
}

/** Names a medicine that no table knows: it cannot be compared with the allergies. */
const notCompared = (line: ReadLine, allergies: CheckedAllergy[]): Warning =>
  warning({
    id: `notCompared:${idPartOf(line.name)}`,
    kind: 'notCompared',
    level: 'information',
    lines: [line.index],
    text: tSafety('allergy.notCompared', {
      medicine: line.name,
      allergies: allergies.map(({ name }) => name).join(', '),
    }),
  });

function ofLine(line: ReadLine, allergies: CheckedAllergy[], knowledge: Knowledge): Warning[] {
  const found = allergies.flatMap((allergy) => ofPair(allergy, line, knowledge) ?? []);
  const isUnknown = line.substances.size === 0 && line.classes.size === 0;
  const ofMedicines = allergies.filter(({ kind }) => kind !== 'allergen' && kind !== 'noneKnown');
  return found.length === 0 && isUnknown && ofMedicines.length > 0 ? [notCompared(line, ofMedicines)] : found;
}

/** Lines with what the patient is allergic to, by substance, by class, and by a related class. */
export const checkAllergies = (
  lines: ReadLine[],
  allergies: CheckedAllergy[],
  knowledge: Knowledge,
): Warning[] => lines.flatMap((line) => ofLine(line, allergies, knowledge));
