import { z } from 'zod';
import { isCalendarDate } from './calendar-date.js';
import { CLOCK_TIME } from './clock-time.js';
import { USER_TYPES } from './people/field-lists.js';
import './validation/sentences.js';
import { tValidation } from './messages/validation.js';

/** The MongoDB id of a record: 24 hexadecimal digits. */
export const ObjectId = z
  .string()
  .regex(/^[0-9a-f]{24}$/, tValidation('idInvalid'))
  .meta({ description: 'Id of a record: 24 hexadecimal digits.', examples: ['66f1a2b3c4d5e6f708192a3b'] });

/** Id of one kind of record, e.g. `idOf('the visit')`. */
export const idOf = (whose: string) =>
  ObjectId.meta({ description: `Id of ${whose}: 24 hexadecimal digits.` });

/** The same id twice: the specification's calls read `_id`, consoles read `id`. */
export const idsOf = (whose: string) => ({
  _id: idOf(whose).meta({ description: `Id of ${whose}: 24 hexadecimal digits, the same as \`id\`.` }),
  id: idOf(whose),
});

/** Pickers of browsers give a day or nothing, and a year as far as it is typed; only programs need the form. */
function dateComplaint(input: unknown): string {
  if (input === '') return tValidation('dateMissing');
  return /^\d{4,6}-\d{2}-\d{2}$/.test(String(input)) ? tValidation('dateNotReal') : tValidation('dateFormat');
}

export const CalendarDate = z
  .string()
  .refine(isCalendarDate, { error: ({ input }) => dateComplaint(input) })
  .meta({
    description: "A day in the hospital's time zone, YYYY-MM-DD.",
    examples: ['2026-11-24'],
    format: 'date',
  });

export const ClockTime = z
  .string()
  .regex(CLOCK_TIME, {
    error: ({ input }) => (input === '' ? tValidation('timeMissing') : tValidation('timeFormat')),
  })
  .meta({ description: "A time of day in the hospital's time zone, HH:mm.", examples: ['10:30'] });

/** An instant, ISO 8601 in UTC. */
export const Instant = z.string().meta({
  description: 'An instant in UTC, ISO 8601.',
  examples: ['2026-11-21T05:30:00.000Z'],
  format: 'date-time',
});

/** An instant with what happened then, e.g. `instant('When it was placed')`. */
export const instant = (when: string) =>
  Instant.meta({ description: `${when}: an instant in UTC, ISO 8601.` });

export const CreatedAt = instant('When the record was made');
export const UpdatedAt = instant('When the record was last changed');

/** A price in rupees, in whole paise: what has more than two decimals is refused, never rounded. */
export const Price = z
  .number()
  .min(0, tValidation('amountNegative'))
  .max(10_000_000, tValidation('amountTooLarge'))
  .multipleOf(0.01, tValidation('tooManyDecimals'))
  .meta({ description: 'An amount in Indian rupees (₹), at most two decimals.', examples: [800] });

/** Text that a person typed on one line: trimmed, no control characters. */
export const lineOfText = (maxLength: number, whenEmpty: string) =>
  z
    .string(whenEmpty)
    .trim()
    .min(1, whenEmpty)
    .max(maxLength, tValidation('textTooLong', { max: maxLength }))
    // eslint-disable-next-line no-control-regex -- every control character, in a form that all validators read
    .regex(/^[^\u0000-\u001f\u007f-\u009f]*$/, tValidation('controlCharacters'));

const severalLines = (maxLength: number, whenNone: string) =>
  z
    .string(whenNone)
    .trim()
    .max(maxLength, tValidation('textTooLong', { max: maxLength }))
    // eslint-disable-next-line no-control-regex -- NUL and its kind have no place in a sentence
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, tValidation('controlCharacters'));

/** Text that may run over several lines. */
export const freeText = (maxLength: number, whenEmpty: string) =>
  severalLines(maxLength, whenEmpty).min(1, whenEmpty);

/** Optional text over several lines: empty text is no text. */
export const noteText = (maxLength: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    severalLines(maxLength, tValidation('textMissing')).nullish(),
  );

/** Text that a person searches by. */
export const searchText = (examples: string[]) =>
  z.string().trim().max(100, tValidation('searchTooLong')).optional().meta({
    description: 'Part of a name; upper and lower case are the same, one typing error is forgiven.',
    examples,
  });

/** Rows on a page by default, and at most. */
export const PER_PAGE = 20;
export const MAX_PER_PAGE = 100;

/** Page of a public list; giving any parameter asks for one page instead of the whole list. */
export const pageParameters = {
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .optional()
    .meta({ description: 'Page, from 1.', examples: [1] }),
  perPage: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_PER_PAGE)
    .optional()
    .meta({ description: `Rows on a page, ${PER_PAGE} when left out.`, examples: [PER_PAGE] }),
};

/** A number that a multipart form sends as text. */
export const numberInForm = (schema: z.ZodType<number>) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value), schema);

/** A list or an object that a multipart form sends as JSON text. */
export const jsonInForm = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      return value; // not JSON: the schema answers with its own sentence
    }
  }, schema);

/** A form sends "true" or "false" for what is a truth value in JSON. */
export const flagInForm = (schema: z.ZodType<boolean>) =>
  z.preprocess((value) => (value === 'true' || value === 'false' ? value === 'true' : value), schema);

/** A form sends a field that was left empty as empty text; that is the same as leaving it out. */
export const optionalInForm = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Names of fields that a form empties, with commas: a form leaves out what is empty, and what is left out stays. */
export const emptiedInForm = <const Field extends string>(fields: readonly [Field, ...Field[]]) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? value.split(',').filter((name) => name !== '') : value),
      z.array(z.enum(fields, tValidation('notEmptiable', { fields: fields.join(', ') }))).optional(),
    )
    .meta({
      description: `Fields to empty, separated by commas: ${fields.join(', ')}. A field that is left out of the form keeps its value.`,
      examples: [[fields[0]]],
    });

/** The change that a form asks for: its fields, with null for those that it empties. */
export function withEmptied<Form extends { emptied?: string[] }>({
  emptied = [],
  ...fields
}: Form): Omit<Form, 'emptied'> {
  return { ...fields, ...Object.fromEntries(emptied.map((field) => [field, null])) };
}

export const ErrorBody = z
  .strictObject({
    msg: z.literal('failure').meta({ description: 'Always "failure".' }),
    error: z.string().meta({ description: 'What went wrong and what to do, for a person.' }),
    reason: z.string().meta({ description: "The same sentence (read by the specification's delete calls)." }),
    message: z.string().meta({ description: 'The same sentence (read by react-admin).' }),
    code: z.string().meta({ description: 'A stable code for programs.', examples: ['SLOT_TAKEN'] }),
    errors: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'One sentence for each field that was refused.' }),
    visits: z
      .array(
        z.strictObject({
          id: idOf('the appointment'),
          date: CalendarDate.meta({
            description: "The day of the visit in the hospital's time zone, YYYY-MM-DD.",
          }),
          time: ClockTime.nullable().meta({
            description:
              "The time of the visit in the hospital's time zone, HH:mm; null for a visit without one.",
          }),
          patientName: z.string().meta({ description: 'Full name of the patient.' }),
        }),
      )
      .optional()
      .meta({ description: 'With LEAVE_OVER_VISITS: the visits that are booked on these days.' }),
    accountType: z.enum(USER_TYPES).optional().meta({
      description: 'With WRONG_ROLE: the role of the account whose email and password these are.',
    }),
    requestId: z.string().meta({ description: 'Quote this when you ask for help.' }),
  })
  .meta({
    id: 'ErrorBody',
    description: 'Every answer that is not a success has this body.',
    examples: [
      {
        msg: 'failure',
        error: 'This time has just been taken. Please choose another one.',
        reason: 'This time has just been taken. Please choose another one.',
        message: 'This time has just been taken. Please choose another one.',
        code: 'SLOT_TAKEN',
        requestId: 'req-1',
      },
    ],
  });
export type ErrorBody = z.infer<typeof ErrorBody>;

export const Done = z
  .strictObject({
    msg: z.string().meta({ description: 'A sentence for the person.', examples: ['success'] }),
  })
  .meta({ id: 'Done', description: 'The call did what it says.', examples: [{ msg: 'success' }] });
export type Done = z.infer<typeof Done>;

/** Query of every list of the resource surface, in the ra-data-simple-rest dialect. */
export const ListQuery = z.strictObject({
  filter: z
    .string()
    .max(2000)
    .optional()
    .meta({ description: 'JSON object of allowed fields, e.g. {"status":"pending"}.', examples: ['{}'] }),
  range: z
    .string()
    .max(40)
    .optional()
    .meta({ description: 'JSON pair: first and last row, at most 100 rows.', examples: ['[0,24]'] }),
  sort: z
    .string()
    .max(80)
    .optional()
    .meta({ description: 'JSON pair: allowed field and ASC or DESC.', examples: ['["id","DESC"]'] }),
});
export type ListQuery = z.infer<typeof ListQuery>;

/** What the specification's calls say when they have done their work. */
export const Success = z
  .literal('success')
  .meta({ description: 'Always "success"; a call that fails answers with the error body.' });

/** `{ msg: "success", value }`: the envelope of the specification's calls. */
export const success = <T extends z.ZodType>(value: T) => z.strictObject({ msg: Success, value });

/** One page of a public list, in the same envelope. */
export const successPage = <T extends z.ZodType>(row: T) =>
  z.strictObject({
    msg: Success,
    value: z.array(row).meta({ description: 'The rows of this page.' }),
    total: z
      .number()
      .int()
      .meta({ description: 'Rows that fit the parameters, on all pages together.', examples: [1] }),
    page: z
      .number()
      .int()
      .meta({ description: 'The page that this is, from 1.', examples: [1] }),
    perPage: z
      .number()
      .int()
      .meta({ description: 'Rows that a full page has.', examples: [PER_PAGE] }),
  });

/** The states that a record has gone through. */
export const historyOf = <T extends z.ZodType>(status: T) =>
  z
    .array(
      z.strictObject({
        status,
        at: instant('When it came into this state'),
      }),
    )
    .meta({ description: 'Every state it has been in, oldest first.' });
export const Version = z
  .number()
  .int()
  .min(1)
  .meta({ description: 'Counts the changes by people; give the one you have seen.', examples: [1] });
