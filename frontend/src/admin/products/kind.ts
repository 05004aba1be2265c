import type { QuickFilter } from '../common/lists/QuickFilters';
import type { ReactElement, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { SortChoice } from '../common/lists/SortSelect';
import type { ProductResource } from '../data/productResources';

/** The common parts of medicines and lab tests in the console. */
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

/** One kind of product: the addresses, texts and form of its two screens. */
export interface ProductKind<T extends Product> {
  resource: ProductResource;
  addPath: string;
  viewPath: string;
  addTitle: string;
  viewTitle: string;
  /** The label of the add button, e.g. "Add medicine". */
  addLabel: string;
  texts: {
    addFailed: string;
    updateFailed: string;
    fetchFailed: string;
    deleteQuestion: string;
    deleteConsequence: (name: string) => string;
    /** The same for several. */
    bulkDeleteConsequence: string;
    /** Shown when another person saved first. */
    conflict: string;
    empty: string;
  };
  nameOf: (record: T) => string;
  /** The present price, in rupees. */
  chargedOf: (record: T) => number;
  /** Further short facts for the card. */
  factsOf: (record: T) => string[];
  /** The initial form of a new one. */
  initial: Record<string, unknown>;
  /** The form values of a record. */
  toForm: (record: T) => Record<string, unknown>;
  /** Error messages of the fields that the server would refuse. */
  errorsOf: (values: Record<string, unknown>) => Record<string, unknown>;
  /** The form values to send; all of them by default. */
  toBody?: (values: Record<string, unknown>) => Record<string, unknown>;
  inputs: ReactNode;
  /** The same list as a table. */
  columns: ReactNode;
  /** Label of the search box. */
  search: string;
  quick?: QuickFilter[];
  filters: ReactElement<{ alwaysOn?: boolean }>[];
  /** Singular and plural. */
  nouns: (count: number) => string;
  sorts: [SortChoice, ...SortChoice[]];
}
