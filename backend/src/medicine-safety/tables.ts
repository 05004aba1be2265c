import allergenFile from './data/allergens.json' with { type: 'json' };
import classFile from './data/classes.json' with { type: 'json' };
import combinationFile from './data/combinations.json' with { type: 'json' };
import substanceFile from './data/substances.json' with { type: 'json' };

/** A substance by its international name, with its other names and the brands that hold nothing else. */
export interface Substance {
  name: string;
  otherNames: string[];
  brands: string[];
}

/** Names of products that hold several substances. */
export interface Combination {
  names: string[];
  substances: string[];
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

/** What is known about substances: the shipped tables with the hospital's own entries. */
export interface SafetyTables {
  substances: Substance[];
  combinations: Combination[];
  classes: SubstanceClass[];
  allergens: Allergen[];
  crossReactions: CrossReaction[];
}

/** The tables as they are shipped. Each file names its source and date. */
export const SHIPPED_TABLES: SafetyTables = {
  substances: substanceFile.substances,
  combinations: combinationFile.combinations,
  classes: classFile.classes,
  allergens: allergenFile.allergens,
  crossReactions: classFile.crossReactions,
};
