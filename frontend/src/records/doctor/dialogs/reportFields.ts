import { given, toNumber } from '../../../common/forms/typed';

/** One row of a report as typed. */
export interface ReportRow {
  name: string;
  value: string;
  unit: string;
  low: string;
  high: string;
  loinc: string;
}

export interface ReportFields {
  title: string;
  text: string;
  date: string;
  results: ReportRow[];
}

export const EMPTY_ROW: ReportRow = { name: '', value: '', unit: '', low: '', high: '', loinc: '' };

const isEmpty = (row: ReportRow) => Object.values(row).every((text: string) => text.trim() === '');

/**
 * The rows for the server. A single empty row means no results; others stay, so that the contract can mark
 * them.
 */
export function toResults(rows: ReportRow[]) {
  if (rows.every(isEmpty)) return undefined;
  return rows.map(({ name, value, unit, low, high, loinc }) => ({
    name,
    value,
    unit: given(unit),
    low: toNumber(low),
    high: toNumber(high),
    loinc: given(loinc),
  }));
}
