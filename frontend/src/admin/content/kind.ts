import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

type Values = Record<string, unknown>;

/** What articles, FAQs and the settings have in common in the console: a form, and a version that guards it. */
export interface ContentKind<T extends RaRecord> {
  resource: string;
  nameOf: (record: T) => string;
  /** Heading until the record has come. */
  title: string;
  texts: {
    updateFailed: string;
    /** Shown when another person has saved first. */
    conflict: string;
  };
  /** false for a list's row that lacks fields of the form; without it every record is whole. */
  isWhole?: (record: T) => boolean;
  /** Sentences for the fields that the server would refuse. */
  errorsOf: (values: Values) => object;
  /** What is sent of the form. */
  toBody: (values: Values) => Values;
  inputs: ReactNode;
}

/** The values of these fields only. */
export const pick = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));
