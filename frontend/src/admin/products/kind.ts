import type { QuickFilter } from '../common/lists/QuickFilters';
import type { ReactElement, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { SortChoice } from '../common/lists/SortSelect';
import type { ProductResource } from '../data/productResources';

/** What medicines and lab tests have in common in the console. */
export interface Product extends RaRecord {
  id: string;
  description: string;
  /** Before any promotion, in rupees. */
  price: number;
  turnaround: string;
  imageUrl: string;
  published: boolean;
  version: number;
}

/** One kind of product: where its two screens stand, what they say and what their form holds. */
export interface ProductKind<T extends Product> {
  resource: ProductResource;
  addPath: string;
  viewPath: string;
  addTitle: string;
  viewTitle: string;
  /** Of the button that adds one, e.g. "Add medicine". */
  addLabel: string;
  texts: {
    addFailed: string;
    updateFailed: string;
    fetchFailed: string;
    deleteQuestion: string;
    deleteConsequence: (name: string) => string;
    /** The same for several. */
    bulkDeleteConsequence: string;
    /** Shown when another person has saved first. */
    conflict: string;
    empty: string;
  };
  nameOf: (record: T) => string;
  /** What is charged now, in rupees. */
  chargedOf: (record: T) => number;
  /** Further facts for the card, short. */
  factsOf: (record: T) => string[];
  /** What the form of a new one starts with. */
  initial: Record<string, unknown>;
  /** A record as its form shows it. */
  toForm: (record: T) => Record<string, unknown>;
  /** Sentences for the fields that the server would refuse. */
  errorsOf: (values: Record<string, unknown>) => Record<string, unknown>;
  /** What is sent of the form's values; all of them when left out. */
  toBody?: (values: Record<string, unknown>) => Record<string, unknown>;
  inputs: ReactNode;
  /** The same list as a table. */
  columns: ReactNode;
  /** Label of the search box. */
  search: string;
  quick?: QuickFilter[];
  filters: ReactElement<{ alwaysOn?: boolean }>[];
  /** What one and several are called. */
  nouns: (count: number) => string;
  sorts: [SortChoice, ...SortChoice[]];
}
