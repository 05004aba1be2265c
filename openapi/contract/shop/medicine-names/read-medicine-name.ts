import { assignStrengths } from './assign-strengths.js';
import { MAX_SUBSTANCES } from './facts.js';
import type { DoseForm, MedicineName, PackSize, ReleaseForm, WrittenSubstance } from './facts.js';
import { isKnownSubstance } from './known-substances.js';
import { partsOf } from './parts.js';
import type { Parts } from './parts.js';
import { QUALIFIER_WORDS } from './substances.js';
import { COVERS, PACK_UNIT_OF, SOLD_BY_WEIGHT, SOLID_FORMS, TABLET_RELEASES } from './form-words.js';

type Composition = Omit<MedicineName, 'brand'>;

const LONGEST_NAME = 200;
/** Fewer tablets than this after a strength are a dose rather than a pack: "Paracetamol 500 mg 2 tablets". */
const FEWEST_IN_A_PACK = 5;

/** The one form of several words for it, the more special one first; undefined when they contradict each other. */
function formOf(forms: DoseForm[]): DoseForm | null | undefined {
  const unique = [...new Set(forms)];
  if (unique.length === 2) {
    const special = unique.find((one) =>
      unique.every((other) => one === other || COVERS[other]?.includes(one)),
    );
    const isInSachets =
      unique.includes('sachet') && unique.some((one) => one === 'powder' || one === 'granules');
    return special ?? (isInSachets ? 'sachet' : undefined);
  }
  return unique.length > 1 ? undefined : (unique[0] ?? null);
}

function releaseOf(releases: ReleaseForm[]): ReleaseForm | null | undefined {
  const unique = new Set(releases);
  return unique.size > 1 ? undefined : (releases[0] ?? null);
}

/** "1 g" is a strength of a tablet and the content of a tube. */
function sortedAmounts({ parts, amounts }: Parts, form: DoseForm | null) {
  const strengths = parts.flatMap((part) => (part.kind === 'strength' ? [part.strength] : []));
  const isByWeight =
    (form !== null && SOLD_BY_WEIGHT.includes(form)) ||
    (form === null && strengths.some(({ unit, perUnit }) => unit === '%' || perUnit === 'g'));
  const masses = isByWeight ? amounts.filter(({ unit }) => unit === 'g') : [];
  const isPackMass = (part: Parts['parts'][number]) =>
    isByWeight && part.kind === 'strength' && part.strength.unit === 'g' && part.strength.perUnit === null;
  return {
    parts: parts.filter((part) => !isPackMass(part)),
    packs: [...masses, ...amounts.filter(({ unit }) => unit === 'ml')],
  };
}

/** A content of one piece times their number; undefined when it is not clear. */
function packOf(
  packs: readonly { value: number; unit: 'ml' | 'g' }[],
  counts: Parts['counts'],
  form: DoseForm | null,
): PackSize | null | undefined {
  if (packs.length > 1 || counts.length > 1) return undefined;
  const [content] = packs;
  const [count] = counts;
  const number = count?.value ?? 1;
  if (!Number.isInteger(number)) return undefined;
  if (content) return { value: content.value * number, unit: content.unit };
  if (!count) return null;
  const ofForm = (form && PACK_UNIT_OF[form]) ?? 'piece';
  return { value: number, unit: count.unit === null || count.unit === 'piece' ? ofForm : count.unit };
}

/** "4 mg 2 ml" of an injection may be in each ml or in all of it. */
const isAmbiguous = (
  substances: WrittenSubstance[],
  form: DoseForm | null,
  packs: readonly unknown[],
): boolean =>
  packs.length > 0 &&
  form !== null &&
  (SOLID_FORMS.includes(form) ||
    (form.startsWith('injection') &&
      substances.some(
        ({ strength }) => strength !== null && strength.perUnit === null && strength.unit !== '%',
      )));

function compositionOf(text: string): Composition | null {
  const found = partsOf(text);
  if (!found) return null;
  const { forms, releases, counts, countedForms } = found;
  const [writtenForm, release] = [formOf(forms), releaseOf(releases)];
  if (writtenForm === undefined || release === undefined) return null;
  const form = writtenForm ?? (release && TABLET_RELEASES.includes(release) ? 'tablet' : null);
  const { parts, packs } = sortedAmounts(found, form);
  const hasStrength = parts.some(({ kind }) => kind === 'strength');
  if (countedForms.some((number) => !hasStrength || number < FEWEST_IN_A_PACK)) return null;
  counts.push(...countedForms.map((value) => ({ value, unit: null })));
  const substances = assignStrengths(parts);
  const packSize = packOf(packs, counts, form);
  if (!substances || packSize === undefined || isAmbiguous(substances, form, packs)) return null;
  if (substances.length > MAX_SUBSTANCES) return null;
  if (!substances.every(({ substance }) => /\p{L}{2}/u.test(substance))) return null;
  return { substances, doseForm: form, release, packSize };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** Whether the text in brackets belongs to the name around it: "(300 IU/ml)", "(SR)", "Insulin (Glargine)". */
function isPartOfName(text: string): boolean {
  const found = partsOf(text);
  if (!found) return false;
  const names = found.parts.flatMap((part) => (part.kind === 'name' ? wordsOf(part.text) : []));
  return names.every((word) => QUALIFIER_WORDS.includes(word));
}

/** The text without brackets that name a brand or a composition, and these; null when brackets do not close. */
function bracketsOf(text: string): { outer: string; inner: string[] } | null {
  const even = text.replaceAll('[', '(').replaceAll(']', ')');
  const inner: string[] = [];
  const outer = even.replace(/\(([^()]*)\)/g, (_, content: string) => {
    if (isPartOfName(content)) return ` ${content.replace(/^\s*as\s/i, '')} `;
    inner.push(content.trim());
    return ' ';
  });
  return /[()]/.test(outer) ? null : { outer, inner };
}

const isKnown = (name: Composition | null): boolean =>
  name !== null && name.substances.every(({ substance }) => isKnownSubstance(substance));
const hasUnits = (name: Composition | null): boolean =>
  name !== null && name.substances.some(({ strength }) => strength !== null && strength.unit !== null);

/** "Dolo 650 (Paracetamol 650 mg) tablets": what is in the brackets is the medicine, what is outside its brand. */
function ofBrandOutside(outer: Composition, inner: Composition, text: string): MedicineName | null {
  const [brand, ...more] = outer.substances;
  if (more.length > 0) return null;
  const doseForm = inner.doseForm ?? outer.doseForm;
  const release = inner.release ?? outer.release;
  if (outer.doseForm && outer.doseForm !== doseForm) return null;
  if (outer.release && outer.release !== release) return null;
  const isWithout = inner.substances.every(({ strength }) => strength === null);
  if (isWithout && inner.substances.length > 1 && brand.strength) return null;
  if (!isWithout && brand.strength) {
    const sum = inner.substances.reduce((total, { strength }) => total + (strength?.value ?? 0), 0);
    if (brand.strength.unit !== null || brand.strength.value !== sum) return null;
  }
  const substances = isWithout
    ? inner.substances.map((one) => ({ ...one, strength: brand.strength }))
    : inner.substances;
  const start = text.toLowerCase().indexOf(brand.substance);
  const written = start === -1 ? brand.substance : text.slice(start, start + brand.substance.length);
  return { substances, doseForm, release, brand: written, packSize: inner.packSize ?? outer.packSize };
}

/**
 * What a medicine's name says: "T. Paracetamol 650 mg" or "Amoxicillin 500 mg + Clavulanic acid 125 mg tablets (Augmentin)".
 * A word that is not known stays part of the substance. null when a part could be meant in two ways, and for devices.
 */
export function readMedicineName(text: string): MedicineName | null {
  if (text.length > LONGEST_NAME) return null;
  const brackets = bracketsOf(text);
  if (!brackets || brackets.inner.length > 1) return null;
  const { outer, inner } = brackets;
  const around = compositionOf(outer);
  if (inner.length === 0) return around && { ...around, brand: null };
  const within = compositionOf(inner[0]);
  if (!around) return null;
  if (within && isKnown(within) && isKnown(around)) {
    const names = [around, within].map((one) => one.substances.map(({ substance }) => substance).join('+'));
    return names[0] === names[1] && !hasUnits(within) ? { ...around, brand: null } : null;
  }
  // "Metformin (Glycomet 500 mg)": a strength of the brand alone is not taken for that of the medicine.
  if (isKnown(around) && hasUnits(within) && !hasUnits(around)) return null;
  const isComposition = isKnown(within) || (hasUnits(within) && !hasUnits(around));
  if (within && isComposition) return ofBrandOutside(around, within, outer);
  return inner[0] === '' || !/\p{L}/u.test(inner[0]) ? null : { ...around, brand: inner[0] };
}
