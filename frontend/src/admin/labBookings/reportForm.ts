import { z } from 'zod';
import { ReportLabBooking } from '../../../../openapi/contract/lab-bookings.js';

/** One row as it is typed: react-admin gives null for an empty field. */
export interface TypedResult {
  name: string | null;
  value: string | null;
  unit: string | null;
  low: number | null;
  high: number | null;
}

/** The report form's values. */
export interface TypedReport {
  results: TypedResult[];
  remark: string | null;
}

export const EMPTY_RESULT: TypedResult = { name: '', value: '', unit: '', low: null, high: null };
export const EMPTY_REPORT: TypedReport = { results: [EMPTY_RESULT], remark: '' };

const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** "11.2" as the number that a reference range can judge; words such as "Negative" as they are. */
export function measured(value: string | null): number | string | null {
  const text = value?.trim() ?? '';
  return NUMBER.test(text) ? Number(text) : value;
}

const toReport = ({ results, remark }: TypedReport) => ({
  results: results.map(({ name, value, unit, low, high }) => ({
    name,
    value: measured(value),
    unit: unit ?? '',
    low,
    high,
  })),
  remark: remark?.trim() ? remark : null,
});

/** Typed values to what the server takes, with a sentence for each row that it would refuse. */
export const ReportForm = z.preprocess(toReport, ReportLabBooking);
