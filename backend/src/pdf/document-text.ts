/** Content of one document below the hospital's head, without its design. */
export interface DocumentText {
  title: string;
  /** What every sheet names: the person, the number and the date. */
  reference: string[];
  /** Label and value, two columns under the title. */
  facts: [label: string, value: string][];
  /** A QR code beside the facts: its link, what it is for, and the text below it. */
  qr?: { link: string; alt: string; caption: string };
  body: DocumentPart[];
  /** Who signs, a line each. It is never alone on a sheet. */
  signature?: string[];
  /** Small print at the end. */
  notes: string[];
}

export type DocumentPart = Table | { kind: 'heading' | 'text'; text: string };

interface Table {
  kind: 'table';
  columns: Required<Column>[];
  rows: Cell[][];
  /** Set in bold. */
  foot: string[][];
}

export interface Column {
  head: string;
  /** In points; '*' takes what is left. */
  width: number | '*';
  alignment?: 'left' | 'right';
}

/** A cell as an object catches the eye: it is red and bold. */
export type Cell = string | { text: string };

export const heading = (text: string): DocumentPart => ({ kind: 'heading', text });
export const paragraph = (text: string): DocumentPart => ({ kind: 'text', text });

/** A table with a head that is repeated on every page; `foot` rows are set in bold. */
export const tableOf = (columns: Column[], rows: Cell[][], foot: string[][] = []): DocumentPart => ({
  kind: 'table',
  columns: columns.map(({ head, width, alignment = 'left' }) => ({ head, width, alignment })),
  rows,
  foot,
});
