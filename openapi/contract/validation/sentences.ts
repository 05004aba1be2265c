import { z } from 'zod';
import { nouns } from '../words/nouns.js';
import { type Forms, counted, plural } from '../words/plural.js';
import { tValidation } from '../messages/validation.js';
import { labelOfPath, shortened } from './labels.js';

type RawIssue = z.core.$ZodRawIssue;
type IssueOf<Code extends RawIssue['code']> = z.core.$ZodRawIssue<Extract<z.core.$ZodIssue, { code: Code }>>;

/** What a value must be, by what zod calls it. */
const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  nan: 'a number',
  int: 'a whole number',
  bigint: 'a whole number',
  boolean: 'true or false',
  date: 'a date',
  array: 'a list',
  tuple: 'a list',
  set: 'a list',
  object: 'an object of fields',
  record: 'an object of fields',
  map: 'an object of fields',
  file: 'a file',
  null: 'empty',
  undefined: 'left out',
  never: 'left out',
};

const FORMATS: Record<string, string> = {
  email: 'an email address',
  url: 'a web address',
  date: 'a date as YYYY-MM-DD',
  time: 'a time as HH:mm',
  datetime: 'a date and time as 2026-11-24T05:00:00Z',
  duration: 'a length of time',
  e164: 'a phone number with + and the country code',
  ipv4: 'a network address',
  ipv6: 'a network address',
  json_string: 'JSON',
  uuid: 'a UUID',
};

/** Of what a size is counted. */
const UNITS: Record<string, Forms> = {
  string: { one: 'character', other: 'characters' },
  array: nouns.entry,
  set: nouns.entry,
  map: nouns.entry,
  object: { one: 'field', other: 'fields' },
  file: { one: 'byte', other: 'bytes' },
};
/** More words than these are not told one by one. */
const MAX_CHOICES = 12;

const inDigits = (value: number | bigint) => value.toLocaleString('en-IN', { maximumFractionDigits: 6 });
const choice = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const oneOf = (words: readonly unknown[]) => choice.format(words.map(String));

function missingOr(kind: string, input: unknown): string {
  return input === undefined ? 'must be given' : `must be ${kind}`;
}

interface Limit {
  limit: number | bigint;
  exact?: boolean | undefined;
}

function sizeComplaint(origin: string, bound: string, { limit, exact }: Limit): string {
  const value = origin === 'date' ? new Date(Number(limit)).toISOString().slice(0, 10) : inDigits(limit);
  const unit = UNITS[origin];
  if (!unit) return `must be ${exact ? 'exactly' : bound} ${value}`;
  return `must have ${exact ? 'exactly' : bound} ${value} ${plural(Number(limit), unit)}`;
}

function tooSmall({ origin, minimum, inclusive, exact }: IssueOf<'too_small'>): string {
  if (UNITS[origin] && Number(minimum) === 1 && inclusive && !exact) return 'must not be empty';
  return sizeComplaint(origin, inclusive ? 'at least' : 'more than', { limit: minimum, exact });
}

function tooBig({ origin, maximum, inclusive, exact }: IssueOf<'too_big'>): string {
  return sizeComplaint(origin, inclusive ? 'at most' : 'less than', { limit: maximum, exact });
}

function wrongFormat({ format, ...more }: IssueOf<'invalid_format'>): string {
  const { prefix, suffix, includes } = more as Partial<Record<'prefix' | 'suffix' | 'includes', string>>;
  if (prefix !== undefined) return `must begin with ${prefix}`;
  if (suffix !== undefined) return `must end with ${suffix}`;
  if (includes !== undefined) return `must contain ${includes}`;
  return FORMATS[format] ? `must be ${FORMATS[format]}` : 'must be written in the right form';
}

function wrongMultiple({ divisor }: IssueOf<'not_multiple_of'>): string {
  const decimals = Math.round(-Math.log10(Number(divisor)));
  if (Math.abs(10 ** -decimals - Number(divisor)) > 1e-9 || decimals < 0)
    return `must be a multiple of ${inDigits(divisor)}`;
  if (decimals === 0) return 'must be a whole number';
  return `must have at most ${counted(decimals, { one: 'decimal', other: 'decimals' })}`;
}

const wrongChoice = ({ values, input }: IssueOf<'invalid_value'>): string =>
  missingOr(values.length > MAX_CHOICES ? 'one of the values that are offered' : oneOf(values), input);

/** What is wrong with a value, for every code that zod has: it follows the name of the field. */
const COMPLAINTS: { [Code in RawIssue['code']]: (issue: IssueOf<Code>) => string } = {
  invalid_type: ({ expected, input }) => missingOr(KINDS[expected] ?? 'of another kind', input),
  too_small: tooSmall,
  too_big: tooBig,
  invalid_format: wrongFormat,
  not_multiple_of: wrongMultiple,
  unrecognized_keys: ({ keys }) => `cannot have ${keys.map((key) => `"${shortened(key)}"`).join(', ')}`,
  invalid_union: ({ input }) => missingOr('in one of the forms that are known here', input),
  invalid_key: () => 'must have another name',
  invalid_element: () => 'must have fitting entries only',
  invalid_value: wrongChoice,
  custom: () => 'cannot be taken as it is',
};

/** What is wrong with a value in plain words without its name and full stop: "must be a number". */
export const complaintOf = (issue: RawIssue): string =>
  (COMPLAINTS[issue.code] as (issue: RawIssue) => string)(issue);

/** Said of an unknown field. */
export const UNKNOWN_FIELD = tValidation('unknownField');

/** A whole sentence about what is wrong: "Fee must be a number." */
export const sentenceAbout = (issue: RawIssue): string =>
  `${labelOfPath(issue.path ?? [])} ${complaintOf(issue)}.`;

// Said wherever a schema has no sentence of its own: by the server and by every form that checks with the contract.
z.config({ customError: sentenceAbout });
