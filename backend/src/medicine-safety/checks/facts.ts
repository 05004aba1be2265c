import type { AllergyDto } from '../../../../openapi/contract/care/safety/allergies.js';
import type { PrescriptionWarning } from '../../../../openapi/contract/care/safety/checks.js';
import type { Dosage } from '../../../../openapi/contract/care/dosage/dosage.js';
import { wordsOf } from '../name-index.js';
import type { NameIndex } from '../name-index.js';
import type { SafetyTables } from '../tables.js';

export type Warning = PrescriptionWarning;

/** A line of the prescription that is checked. */
export interface CheckedLine {
  name: string;
  /** null when its dosage is not understood. */
  dosages: Dosage[] | null;
}

/** A medicine that the patient takes already. */
export interface ActiveLine {
  prescriptionId: string;
  number: string;
  name: string;
  /** As it is shown. */
  date: string;
  /** Lines of the checked prescription with the same medicine. */
  sameAs: number[];
  /** Those of them whose course is over while this one runs on. */
  longerThan: number[];
  /** Dated after the checked prescription, which then does not end it. */
  isLater: boolean;
}

/** An active allergy. */
export type CheckedAllergy = Pick<AllergyDto, 'kind' | 'name' | 'severity' | 'reaction'> & {
  id: string;
  key: string;
};

/** What the prescription and the record say of a person; null where the record says nothing. */
export interface CheckedPerson {
  written: { name: string; age: number; gender: string };
  recorded: { name: string; age: number | null; gender: string | null };
}

export interface Check {
  lines: CheckedLine[];
  allergies: CheckedAllergy[];
  activeLines: ActiveLine[];
  person: CheckedPerson;
}

/** The tables and their index. */
export interface Knowledge {
  tables: SafetyTables;
  names: NameIndex;
}

/** What a medicine holds: substances, and all classes that they or its name belong to. */
export interface Contents {
  substances: ReadonlySet<string>;
  classes: ReadonlySet<string>;
}

/** A line with what it holds. */
export type ReadLine = CheckedLine & Contents & { index: number };
export type ReadActiveLine = ActiveLine & Contents;

/** The substances and classes of a medicine by its name. */
export function contentsOf(name: string, { tables, names }: Knowledge): Contents {
  const { substances, classes } = names.namedIn(name);
  const found = new Set(substances);
  const ofMembers = tables.classes.filter(({ members }) => members.some((member) => found.has(member)));
  return { substances: found, classes: new Set([...classes, ...ofMembers.map(({ key }) => key)]) };
}

/** The name of a medicine as part of an id: the same for "Cap. Ampicillin 500" and "cap ampicillin 500". */
export const idPartOf = (name: string): string => wordsOf(name).join(' ');

/** A warning without the parts that most kinds leave out. */
export const warning = (
  facts: Pick<Warning, 'id' | 'kind' | 'level' | 'lines' | 'text'> & Partial<Warning>,
): Warning => ({
  field: `medicines.${facts.lines[0] ?? 0}.name`,
  source: null,
  sourceDate: null,
  active: null,
  ...facts,
});
