import { tableOf } from '../../src/pdf/document-text.js';
import type { DocumentPart } from '../../src/pdf/document-text.js';
import type { DocumentContent } from '../../src/pdf/typesetter/typesetter.js';

/** A document as the service prints it. */
export const sampleDocument = (given: Partial<DocumentContent> = {}): DocumentContent => ({
  title: 'Prescription HP-1',
  language: 'en',
  region: 'IN',
  hospital: { name: 'City Hospital', phone: '+91 80 1234 5678', contact: 'GST number 29ABC' },
  reference: 'Asha Rao · HP-1 · 28 Nov 2026',
  facts: [],
  body: [],
  signature: [],
  pageNumber: 'Page {page} of {pages}',
  notes: [],
  ...given,
});

const COLUMNS = ['*', 90, 100, 80].map((width, n) => ({ head: `Column ${n}`, width: width as number }));

/** A table such as that of a prescription, with a row for each name. */
export const medicineTable = (names: string[]): DocumentPart =>
  tableOf(
    COLUMNS,
    names.map((name) => [name, '1 tablet', '1-0-1', '5 days']),
  );
