import { given, toNumber } from '../../../common/forms/typed';

/** One line of a report as it is typed. */
export interface ReportRow {
  name: string;
  value: string;
  unit: string;
  low: string;
  high: string;
}

export interface ReportFields {
  title: string;
  text: string;
  date: string;
  results: ReportRow[];
}

export const EMPTY_ROW: ReportRow = { name: '', value: '', unit: '', low: '', high: '' };

const isEmpty = (row: ReportRow) => Object.values(row).every((text: string) => text.trim() === '');

/**
 * The lines as the server takes them. One line that was left empty means no results; in between it stays, so that the
 * contract can mark it.
 */
export function toResults(rows: ReportRow[]) {
  if (rows.every(isEmpty)) return undefined;
  return rows.map(({ name, value, unit, low, high }) => ({
    name,
    value,
    unit: given(unit),
    low: toNumber(low),
    high: toNumber(high),
  }));
}
