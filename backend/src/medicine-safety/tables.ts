import { COMBINATIONS, SUBSTANCES } from '../../../openapi/contract/shop/medicine-names/substances.js';
import allergenFile from './data/allergens.json' with { type: 'json' };
import brandFile from './data/brands.json' with { type: 'json' };
import classFile from './data/classes.json' with { type: 'json' };
import combinationFile from './data/combinations.json' with { type: 'json' };
import doseFile from './data/dose-limits.json' with { type: 'json' };
import interactionFile from './data/interactions.json' with { type: 'json' };
import saltFile from './data/salts.json' with { type: 'json' };

/** A substance by its international name, with its other names and the brands that hold nothing else. */
export interface Substance {
  name: string;
  /** Synonyms and salts. */
  otherNames: readonly string[];
  brands: readonly string[];
}

/** Names of products that hold several substances. */
export interface Combination {
  names: readonly string[];
  substances: readonly string[];
}

/** Substances that act alike. */
export interface SubstanceClass {
  key: string;
  name: string;
  otherNames: string[];
  /** Names of substances. */
  members: string[];
  /** Whether an allergy to one member counts for the others. */
  sharesAllergy: boolean;
  /** Beginning of the names of members, by the stem of WHO's international nonproprietary names (INN): "cef". */
  prefixes?: string[];
  /** End of the names of members, by the same stems: "cillin". */
  suffixes?: string[];
}

/** Something that is no medicine and that people are allergic to. */
export interface Allergen {
  name: string;
  otherNames: string[];
}

/** An allergy to one class that may extend to another. */
export interface CrossReaction {
  from: string;
  to: string;
  effect: string;
  source: string;
  date: string;
}

/** Two substances or classes that do harm together: "substance:warfarin" and "class:nsaids". */
export interface Interaction {
  first: string;
  second: string;
  effect: string;
  source: string;
  /** YYYY-MM-DD */
  date: string;
}

/** The usual maximum of an adult. */
export interface DoseLimit {
  substance: string;
  route: string;
  max: { value: number; unit: string };
  /** "day", or "week" for a medicine that is taken once a week. */
  period: string;
  note: string | null;
  source: string;
  /** YYYY-MM-DD */
  date: string;
}

/** What is known about substances: the shipped tables with the hospital's own entries. */
export interface SafetyTables {
  substances: Substance[];
  combinations: Combination[];
  classes: SubstanceClass[];
  allergens: Allergen[];
  crossReactions: CrossReaction[];
  interactions: Interaction[];
  doseLimits: DoseLimit[];
}

const BRANDS = new Map<string, readonly string[]>(Object.entries(brandFile.brands));
const SALTS = new Map<string, readonly string[]>(Object.entries(saltFile.salts));

const substances = [...SUBSTANCES].map(([name, synonyms]) => ({
  name,
  otherNames: [...synonyms, ...(SALTS.get(name) ?? [])],
  brands: BRANDS.get(name) ?? [],
}));

/** The tables as they are shipped. Each file names its source and date. */
export const SHIPPED_TABLES: SafetyTables = {
  substances,
  combinations: [...COMBINATIONS, ...combinationFile.combinations],
  classes: classFile.classes,
  allergens: allergenFile.allergens,
  crossReactions: classFile.crossReactions,
  interactions: interactionFile.interactions,
  doseLimits: doseFile.doseLimits,
};
