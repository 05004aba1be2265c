import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldErrors, ResolverOptions } from 'react-hook-form';
import type { z } from 'zod';
import {
  type BookingMeasures,
  type LabMeasure,
  measureOf,
} from '../../../../../openapi/contract/care/lab/measures.js';
import { type TestedPerson } from '../../../../../openapi/contract/care/lab/reference-range.js';
import { clockDateTime } from '../../../common/format/format';
import { areAgesConsistent } from '../../../../../openapi/contract/people/age.js';
import { judgeMeasured } from '../../../../../openapi/contract/care/lab/judge.js';
import { type LabBookingDto } from '../../../../../openapi/contract/shop/lab-bookings.js';
import { CorrectLabReport, ReportLabBooking } from '../../../../../openapi/contract/shop/lab-reports.js';
import { tAdminLabBooking } from '../../../messages/admin/labBookings';

export type IssuedReport = NonNullable<LabBookingDto['report']>;
/** The report or the entry from which a form starts. */
export type StartingReport = Pick<
  IssuedReport,
  'version' | 'results' | 'remark' | 'person' | 'reason' | 'preliminary' | 'outstanding'
>;

/** One row as typed: react-admin gives null for an empty field. */
export interface TypedResult {
  name: string | null;
  value: string | null;
  unit: string | null;
  low: number | null;
  high: number | null;
}

/** The report form's values. */
export interface TypedReport {
  /** The results of the test's defined parameters, in order. */
  measured: { value: string | null }[];
  /** Free-form results. */
  results: TypedResult[];
  person: TestedPerson;
  remark: string | null;
  /** For a correction. */
  reason: string | null;
  preliminary: boolean;
  /** Outstanding measures that the test does not define, one in each line. */
  outstanding: string | null;
  /** In the hospital's time zone, YYYY-MM-DD HH:mm; empty to keep what is recorded. */
  collectedAt: string | null;
  receivedAt: string | null;
}

/** What the form is for. */
export interface ReportPurpose {
  timeZone: string;
  /** The version of the report to correct; not set for the first report. */
  version?: number;
  /** The entry that the form replaces. */
  replaces?: string;
  /** The number of the sample when the form opened; for a first report. */
  sample?: number;
}

export const EMPTY_RESULT: TypedResult = { name: '', value: '', unit: '', low: null, high: null };

/** Whether the ranges depend on the tested person. */
export const asksForPerson = (measures: readonly LabMeasure[]): boolean =>
  measures.some(({ ranges }) =>
    ranges.some(({ gender, ageFrom, ageTo }) => gender !== null || ageFrom !== null || ageTo !== null),
  );

/** The units of age that the ranges are given in. */
export const agesOf = (measures: readonly LabMeasure[]): ReadonlySet<string> =>
  new Set(measures.flatMap(({ ranges }) => ranges.map(({ ageUnit = 'years' }) => ageUnit)));

/** The tested person as typed; an empty field is unknown. Months and days of another age are left out. */
export function personOf(typed: Partial<TestedPerson> | undefined): TestedPerson {
  const { gender, age = null, ageMonths = null, ageDays = null } = typed ?? {};
  const person = { gender: gender || null, age };
  const exact = { ...person, ageMonths, ageDays };
  return areAgesConsistent(exact) ? exact : { ...person, ageMonths: null, ageDays: null };
}

type Basis = Pick<BookingMeasures, 'measures' | 'person'>;

const isKnown = ({ gender, age }: TestedPerson): boolean => gender !== null || age !== null;

/** The initial form: empty, or with the report to correct or the entry to change. */
export function startOf({ measures, person }: Basis, report?: StartingReport): TypedReport {
  const values = new Map(report?.results.map(({ name, value }) => [name.toLowerCase(), String(value)]));
  const others = (report?.results ?? []).filter(({ name }) => !measureOf(measures, name));
  const further = others.map(({ name, value, unit, low, high }) => {
    return { name, value: String(value), unit, low, high };
  });
  return {
    measured: measures.map(({ name }) => ({ value: values.get(name.toLowerCase()) ?? '' })),
    results: measures.length === 0 && further.length === 0 ? [EMPTY_RESULT] : further,
    person: isKnown(person) ? person : (report?.person ?? person),
    remark: report?.remark ?? '',
    reason: '',
    preliminary: report?.preliminary ?? false,
    outstanding: (report?.outstanding ?? []).filter((name) => !measureOf(measures, name)).join('\n'),
    collectedAt: '',
    receivedAt: '',
  };
}

const isTyped = ({ value }: { value: string | null }) => Boolean(value?.trim());

/** The instant of a time in the hospital's zone; a text that is no time stays for the validation. */
function instantOf(local: string | null, timeZone: string): string | undefined {
  if (!local?.trim()) return undefined;
  const asUtc = Date.parse(`${local.trim().replace(' ', 'T')}Z`);
  if (Number.isNaN(asUtc)) return local;
  const shown = Date.parse(`${clockDateTime(new Date(asUtc), timeZone).replace(' ', 'T')}Z`);
  return new Date(asUtc - (shown - asUtc)).toISOString();
}

/** The preliminary state and the times of the sample, as far as they are given. */
function statedIn(values: TypedReport, { timeZone, replaces }: ReportPurpose) {
  const named = (values.outstanding ?? '').split('\n').filter((line) => line.trim() !== '');
  const collectedAt = instantOf(values.collectedAt, timeZone);
  const receivedAt = instantOf(values.receivedAt, timeZone);
  return {
    ...(values.preliminary && { preliminary: true, outstanding: named }),
    ...(collectedAt && { collectedAt }),
    ...(receivedAt && { receivedAt }),
    ...(replaces && { replaces }),
  };
}

/** The body to send; the server adds unit and range of defined parameters. */
function toReport({ measured, results, person, remark }: TypedReport, measures: readonly LabMeasure[]) {
  const named = measured.flatMap((row, index) =>
    isTyped(row) ? [{ name: measures[index]?.name, value: row.value }] : [],
  );
  const further = results.map(({ name, value, unit, low, high }) => ({
    name,
    value,
    low,
    high,
    unit: unit ?? '',
  }));
  return {
    results: [...named, ...further],
    remark,
    ...(asksForPerson(measures) && { person: personOf(person) }),
  };
}

/** The form's field for a refused field of the report. */
export function fieldOf(path: readonly PropertyKey[], { measured }: TypedReport): string {
  const [list, index, ...rest] = path;
  if (list !== 'results' || index === undefined) return path.map(String).join('.');
  const typed = measured.flatMap((row, at) => (isTyped(row) ? [at] : []));
  const at = typed[Number(index)];
  if (at !== undefined) return `measured.${at}.value`;
  return ['results', Number(index) - typed.length, ...rest].map(String).join('.');
}

type Body = ReportLabBooking | CorrectLabReport;

/** What the definitions refuse, with the path of each result. */
function measuredIssues({ measured, person }: TypedReport, measures: readonly LabMeasure[]) {
  return measured.flatMap((row, index) => {
    const measure = measures[index];
    const value = row.value?.trim();
    if (!measure || !value) return [];
    const { problem } = judgeMeasured(measure, value, personOf(person));
    return problem === undefined ? [] : [{ field: `measured.${index}.value`, message: problem }];
  });
}

/** Validates the form like the server: as a report or, with a `version`, as a correction. */
export function readReport(
  values: TypedReport,
  measures: readonly LabMeasure[],
  purpose: ReportPurpose,
): z.ZodSafeParseResult<Body> {
  const report = { ...toReport(values, measures), ...statedIn(values, purpose) };
  const { version, sample } = purpose;
  if (version === undefined) return ReportLabBooking.safeParse({ ...report, ...(sample && { sample }) });
  const reason = values.reason?.trim() ? values.reason : undefined;
  return CorrectLabReport.safeParse({ ...report, reason, version });
}

/** The message of each field that the server would refuse. */
function problemsOf(values: TypedReport, measures: readonly LabMeasure[], error: z.ZodError | undefined) {
  const flat: Record<string, FieldError> = {};
  const add = (field: string, message: string) => {
    flat[field] ??= { type: 'contract', message };
  };
  for (const { path, message } of error?.issues ?? []) add(fieldOf(path, values), message);
  for (const { field, message } of measuredIssues(values, measures)) add(field, message);
  return flat;
}

/** The resolver of the form, with a message for each row that the server would refuse. */
export const reportResolver =
  (measures: readonly LabMeasure[], purpose: ReportPurpose, isReasonRequired: boolean) =>
  (values: TypedReport, _context: unknown, options: ResolverOptions<TypedReport>) => {
    const read = readReport(values, measures, purpose);
    const problems = problemsOf(values, measures, read.error);
    if (isReasonRequired && !values.reason?.trim())
      problems.reason ??= { type: 'contract', message: tAdminLabBooking('reasonRequired') };
    if (read.success && Object.keys(problems).length === 0) return { values: read.data, errors: {} };
    return { values: {}, errors: toNestErrors(problems as FieldErrors<TypedReport>, options) };
  };
