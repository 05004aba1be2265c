import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

type Values = Record<string, unknown>;

/**
 * The common parts of articles, FAQs and settings in the console: a form, and a version against lost updates.
 */
export interface ContentKind<T extends RaRecord> {
  resource: string;
  nameOf: (record: T) => string;
  /** Heading while the record loads. */
  title: string;
  texts: {
    updateFailed: string;
    /** Shown when another person saved first. */
    conflict: string;
  };
  /** false for a list row that lacks fields of the form; by default every record is complete. */
  isWhole?: (record: T) => boolean;
  /** Error messages of the fields that the server would refuse. */
  errorsOf: (values: Values) => object;
  /** The form values to send. */
  toBody: (values: Values) => Values;
  inputs: ReactNode;
}

/** The values of these fields only. */
export const pick = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));
