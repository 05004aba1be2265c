import { z } from 'zod';
import validation from '../../../messages/en/contract/field-errors.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { LOCALE } from '../messages/language.js';
import { tValidation } from '../messages/validation.js';
import { labelOfPath, shortened } from './labels.js';

const tFieldError = createMessages('contract/field-errors', validation);

type RawIssue = z.core.$ZodRawIssue;
type IssueOf<Code extends RawIssue['code']> = z.core.$ZodRawIssue<Extract<z.core.$ZodIssue, { code: Code }>>;
/** The message about a field with this label. */
type Sentence = (label: string) => string;

const LIST: Sentence = (label) => tFieldError('type.list', { label });
const FIELDS: Sentence = (label) => tFieldError('type.object', { label });
const NUMBER: Sentence = (label) => tFieldError('type.number', { label });
const WHOLE_NUMBER: Sentence = (label) => tFieldError('type.wholeNumber', { label });
const LEFT_OUT: Sentence = (label) => tFieldError('type.leftOut', { label });

/** The expected type, by zod's name. */
const TYPES: Record<string, Sentence> = {
  string: (label) => tFieldError('type.text', { label }),
  number: NUMBER,
  nan: NUMBER,
  int: WHOLE_NUMBER,
  bigint: WHOLE_NUMBER,
  boolean: (label) => tFieldError('type.boolean', { label }),
  date: (label) => tFieldError('type.date', { label }),
  array: LIST,
  tuple: LIST,
  set: LIST,
  object: FIELDS,
  record: FIELDS,
  map: FIELDS,
  file: (label) => tFieldError('type.file', { label }),
  null: (label) => tFieldError('type.empty', { label }),
  undefined: LEFT_OUT,
  never: LEFT_OUT,
};
const OTHER_TYPE: Sentence = (label) => tFieldError('type.other', { label });

const FORMATS: Record<string, Sentence> = {
  email: (label) => tFieldError('format.email', { label }),
  url: (label) => tFieldError('format.url', { label }),
  date: (label) => tFieldError('format.date', { label }),
  time: (label) => tFieldError('format.time', { label }),
  datetime: (label) => tFieldError('format.dateTime', { label }),
  duration: (label) => tFieldError('format.duration', { label }),
  e164: (label) => tFieldError('format.phone', { label }),
  ipv4: (label) => tFieldError('format.networkAddress', { label }),
  ipv6: (label) => tFieldError('format.networkAddress', { label }),
  json_string: (label) => tFieldError('format.json', { label }),
  uuid: (label) => tFieldError('format.uuid', { label }),
};

/** The unit of a size, by type. */
const UNITS: Record<string, 'characters' | 'entries' | 'fields' | 'bytes'> = {
  string: 'characters',
  array: 'entries',
  set: 'entries',
  map: 'entries',
  object: 'fields',
  file: 'bytes',
};
/** Longer lists of words are truncated. */
const MAX_CHOICES = 12;

const inDigits = (value: number | bigint) => value.toLocaleString(LOCALE, { maximumFractionDigits: 6 });
const choice = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const oneOf = (words: readonly unknown[]) => choice.format(words.map(String));

const givenOr = (sentence: Sentence, input: unknown): Sentence =>
  input === undefined ? (label) => tFieldError('missing', { label }) : sentence;

interface Limit {
  limit: number | bigint;
  /** How the value must compare with the limit. */
  bound: 'least' | 'most' | 'above' | 'below' | 'exactly';
}

function sizeSentence(origin: string, { limit, bound }: Limit): Sentence {
  const unit = UNITS[origin];
  if (unit) return (label) => tFieldError('size', { label, bound, unit, count: Number(limit) });
  const value = origin === 'date' ? new Date(Number(limit)).toISOString().slice(0, 10) : inDigits(limit);
  return (label) => tFieldError('limit', { label, bound, value });
}

function tooSmall({ origin, minimum, inclusive, exact }: IssueOf<'too_small'>): Sentence {
  if (UNITS[origin] && Number(minimum) === 1 && inclusive && !exact)
    return (label) => tFieldError('empty', { label });
  return sizeSentence(origin, { limit: minimum, bound: exact ? 'exactly' : inclusive ? 'least' : 'above' });
}

function tooBig({ origin, maximum, inclusive, exact }: IssueOf<'too_big'>): Sentence {
  return sizeSentence(origin, { limit: maximum, bound: exact ? 'exactly' : inclusive ? 'most' : 'below' });
}

function wrongFormat({ format, ...more }: IssueOf<'invalid_format'>): Sentence {
  const { prefix, suffix, includes } = more as Partial<Record<'prefix' | 'suffix' | 'includes', string>>;
  if (prefix !== undefined) return (label) => tFieldError('format.prefix', { label, prefix });
  if (suffix !== undefined) return (label) => tFieldError('format.suffix', { label, suffix });
  if (includes !== undefined) return (label) => tFieldError('format.part', { label, part: includes });
  return FORMATS[format] ?? ((label) => tFieldError('format.other', { label }));
}

function wrongMultiple({ divisor }: IssueOf<'not_multiple_of'>): Sentence {
  const count = Math.round(-Math.log10(Number(divisor)));
  if (Math.abs(10 ** -count - Number(divisor)) > 1e-9 || count < 0)
    return (label) => tFieldError('multiple', { label, divisor: inDigits(divisor) });
  if (count === 0) return WHOLE_NUMBER;
  return (label) => tFieldError('decimals', { label, count });
}

function wrongChoice({ values, input }: IssueOf<'invalid_value'>): Sentence {
  const sentence: Sentence = (label) =>
    values.length > MAX_CHOICES
      ? tFieldError('notOffered', { label })
      : tFieldError('choice', { label, choices: oneOf(values) });
  return givenOr(sentence, input);
}

function unknownKeys({ keys }: IssueOf<'unrecognized_keys'>): Sentence {
  const fields = keys.map((key) => `"${shortened(key)}"`).join(', ');
  return (label) => tFieldError('unknownFields', { label, fields });
}

/** The problem of a value, for every zod code. */
const SENTENCES: { [Code in RawIssue['code']]: (issue: IssueOf<Code>) => Sentence } = {
  invalid_type: ({ expected, input }) => givenOr(TYPES[expected] ?? OTHER_TYPE, input),
  too_small: tooSmall,
  too_big: tooBig,
  invalid_format: wrongFormat,
  not_multiple_of: wrongMultiple,
  unrecognized_keys: unknownKeys,
  invalid_union: ({ input }) => givenOr((label) => tFieldError('form', { label }), input),
  invalid_key: () => (label) => tFieldError('name', { label }),
  invalid_element: () => (label) => tFieldError('entries', { label }),
  invalid_value: wrongChoice,
  custom: () => (label) => tFieldError('other', { label }),
};

/** The sentence about what is wrong, for the label of the field: "Fee must be a number." */
export const sentenceOfIssue = (issue: RawIssue, label: string): string =>
  (SENTENCES[issue.code] as (issue: RawIssue) => Sentence)(issue)(label);

/** For an unknown field. */
export const UNKNOWN_FIELD = tValidation('unknownField');

/** A whole sentence about what is wrong: "Fee must be a number." */
export const sentenceAbout = (issue: RawIssue): string =>
  sentenceOfIssue(issue, labelOfPath(issue.path ?? []));

// The default message of schemas without their own, for the server and every form.
z.config({ customError: sentenceAbout });
