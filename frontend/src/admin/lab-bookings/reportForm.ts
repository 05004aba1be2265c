import { z } from 'zod';
import { ReportLabBooking } from '../../../../openapi/contract/shop/lab-bookings.js';

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

const toReport = ({ results, remark }: TypedReport) => ({
  results: results.map(({ name, value, unit, low, high }) => ({
    name,
    value,
    unit: unit ?? '',
    low,
    high,
  })),
  remark,
});

/** Typed values to what the server takes, with a sentence for each row that it would refuse. */
export const ReportForm = z.preprocess(toReport, ReportLabBooking);
