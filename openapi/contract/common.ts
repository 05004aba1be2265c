import { z } from 'zod';
import { isCalendarDate } from './calendar-date.js';
import { CLOCK_TIME } from './clock-time.js';
import { PrescriptionWarning } from './care/safety/checks.js';
import { USER_TYPES } from './people/field-lists.js';
import './validation/sentences.js';
import { isVisible, trimVisible } from './validation/visible-text.js';
import { tValidation } from './messages/validation.js';

/** The MongoDB id of a record: 24 hexadecimal digits. */
export const ObjectId = z
  .string()
  .regex(/^[0-9a-f]{24}$/, tValidation('idInvalid'))
  .meta({ description: 'Id of a record: 24 hexadecimal digits.', examples: ['66f1a2b3c4d5e6f708192a3b'] });

/** Id of a kind of record, e.g. `idOf('the visit')`. */
export const idOf = (whose: string) =>
  ObjectId.meta({ description: `Id of ${whose}: 24 hexadecimal digits.` });

/** The same id under two names: calls of the specification read `_id`, consoles read `id`. */
export const idsOf = (whose: string) => ({
  _id: idOf(whose).meta({ description: `Id of ${whose}: 24 hexadecimal digits, the same as \`id\`.` }),
  id: idOf(whose),
});

/**
 * A browser's date picker sends a full date, a partial year or nothing; only programs get the format in the
 * message.
 */
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

/** A timestamp in UTC (ISO 8601). */
export const Instant = z.string().meta({
  description: 'Timestamp in UTC (ISO 8601).',
  examples: ['2026-11-21T05:30:00.000Z'],
  format: 'date-time',
});

/** A timestamp with its meaning, e.g. `instant('Time of the order')`. */
export const instant = (what: string) => Instant.meta({ description: `${what}, in UTC (ISO 8601).` });

export const CreatedAt = instant('Time when the record was created');
export const UpdatedAt = instant('Time of the last change of the record');

/** A price in rupees with whole paise: more than two decimals are refused, never rounded. */
export const Price = z
  .number()
  .min(0, tValidation('amountNegative'))
  .max(10_000_000, tValidation('amountTooLarge'))
  .multipleOf(0.01, tValidation('tooManyDecimals'))
  .meta({ description: 'Amount in Indian rupees (₹), at most two decimals.', examples: [800] });

/** One line of text: trimmed, no control characters. Invisible text is empty. */
export const lineOfText = (maxLength: number, whenEmpty: string) =>
  z
    .string(whenEmpty)
    .overwrite(trimVisible)
    .min(1, whenEmpty)
    .max(maxLength, tValidation('textTooLong', { max: maxLength }))
    // eslint-disable-next-line no-control-regex -- every control character, in a syntax that all validators support
    .regex(/^[^\u0000-\u001f\u007f-\u009f]*$/, tValidation('controlCharacters'));

const severalLines = (maxLength: number, whenNone: string) =>
  z
    .string(whenNone)
    .overwrite(trimVisible)
    .max(maxLength, tValidation('textTooLong', { max: maxLength }))
    // eslint-disable-next-line no-control-regex -- text must not have control characters
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, tValidation('controlCharacters'));

/** Text of one or more lines. Invisible text is empty. */
export const freeText = (maxLength: number, whenEmpty: string) =>
  severalLines(maxLength, whenEmpty).min(1, whenEmpty);

/** Optional text of one or more lines; empty text becomes null. */
export const noteText = (maxLength: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && !isVisible(value) ? null : value),
    severalLines(maxLength, tValidation('textMissing')).nullish(),
  );

/** Search text. */
export const searchText = (examples: string[]) =>
  z.string().trim().max(100, tValidation('searchTooLong')).optional().meta({
    description: 'Part of a name; case-insensitive, tolerates one typing error.',
    examples,
  });

/** Default and maximum page size. */
export const PER_PAGE = 20;
export const MAX_PER_PAGE = 100;

/** Page parameters of a public list; with any parameter the list returns one page instead of all rows. */
export const pageParameters = {
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .optional()
    .meta({ description: 'Page number, from 1.', examples: [1] }),
  perPage: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_PER_PAGE)
    .optional()
    .meta({ description: `Rows per page; ${PER_PAGE} if omitted.`, examples: [PER_PAGE] }),
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
      return value; // not JSON: the schema reports it
    }
  }, schema);

/** A form sends "true" or "false" instead of a JSON boolean. */
export const flagInForm = (schema: z.ZodType<boolean>) =>
  z.preprocess((value) => (value === 'true' || value === 'false' ? value === 'true' : value), schema);

/** A form sends an empty field as empty text, which counts as omitted. */
export const optionalInForm = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/**
 * Comma-separated names of fields that a form clears: forms omit empty fields, and omitted fields keep their
 * value.
 */
export const emptiedInForm = <const Field extends string>(fields: readonly [Field, ...Field[]]) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? value.split(',').filter((name) => name !== '') : value),
      z.array(z.enum(fields, tValidation('notEmptiable', { fields: fields.join(', ') }))).optional(),
    )
    .meta({
      description: `Fields to clear, separated by commas: ${fields.join(', ')}. Fields that are omitted in the form keep their value.`,
      examples: [[fields[0]]],
    });

/** The change that a form requests: its fields, with null for the cleared ones. */
export function withEmptied<Form extends { emptied?: string[] }>({
  emptied = [],
  ...fields
}: Form): Omit<Form, 'emptied'> {
  return { ...fields, ...Object.fromEntries(emptied.map((field) => [field, null])) };
}

export const ErrorBody = z
  .strictObject({
    msg: z.literal('failure').meta({ description: 'Always "failure".' }),
    error: z.string().meta({ description: 'Error message for the user, with the next step.' }),
    reason: z
      .string()
      .meta({ description: "Same text as `error`; read by the specification's delete calls." }),
    message: z.string().meta({ description: 'Same text as `error`; read by react-admin.' }),
    code: z.string().meta({ description: 'Stable error code for programs.', examples: ['SLOT_TAKEN'] }),
    errors: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'Error message per invalid field.' }),
    visits: z
      .array(
        z.strictObject({
          id: idOf('the appointment'),
          date: CalendarDate.meta({
            description: "Day of the visit in the hospital's time zone, YYYY-MM-DD.",
          }),
          time: ClockTime.nullable().meta({
            description:
              "Time of the visit in the hospital's time zone, HH:mm; null if the visit has no time.",
          }),
          patientName: z.string().meta({ description: 'Full name of the patient.' }),
        }),
      )
      .optional()
      .meta({ description: 'With LEAVE_OVER_VISITS: visits that are booked on these days.' }),
    warnings: z.array(PrescriptionWarning).optional().meta({
      description: 'With PRESCRIPTION_UNCHECKED: all warnings about the prescription.',
    }),
    accountType: z.enum(USER_TYPES).optional().meta({
      description: 'With WRONG_ROLE: role of the account with this email and password.',
    }),
    requestId: z.string().meta({ description: 'Id of the request; quote it in support requests.' }),
  })
  .meta({
    id: 'ErrorBody',
    description: 'Body of all error responses.',
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
    msg: z.string().meta({ description: 'Message for the user.', examples: ['success'] }),
  })
  .meta({ id: 'Done', description: 'The call was successful.', examples: [{ msg: 'success' }] });
export type Done = z.infer<typeof Done>;

/** Query of all lists of the resource API, in the ra-data-simple-rest dialect. */
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
    .meta({ description: 'JSON array of the first and last row, at most 100 rows.', examples: ['[0,24]'] }),
  sort: z
    .string()
    .max(80)
    .optional()
    .meta({ description: 'JSON array of an allowed field and ASC or DESC.', examples: ['["id","DESC"]'] }),
});
export type ListQuery = z.infer<typeof ListQuery>;

/** Success value of the specification's calls. */
export const Success = z
  .literal('success')
  .meta({ description: 'Always "success". Failed calls return the error body.' });

/** `{ msg: "success", value }`: the envelope of the specification's calls. */
export const success = <T extends z.ZodType>(value: T) => z.strictObject({ msg: Success, value });

/** One page of a public list, in the same envelope. */
export const successPage = <T extends z.ZodType>(row: T) =>
  z.strictObject({
    msg: Success,
    value: z.array(row).meta({ description: 'Rows of this page.' }),
    total: z
      .number()
      .int()
      .meta({ description: 'Number of matching rows on all pages.', examples: [1] }),
    page: z
      .number()
      .int()
      .meta({ description: 'Page number, from 1.', examples: [1] }),
    perPage: z
      .number()
      .int()
      .meta({ description: 'Rows per page.', examples: [PER_PAGE] }),
  });

/** Past and current statuses of a record. */
export const historyOf = <T extends z.ZodType>(status: T) =>
  z
    .array(
      z.strictObject({
        status,
        at: instant('Time of the change to this status'),
      }),
    )
    .meta({ description: 'All statuses so far, oldest first.' });
export const Version = z
  .number()
  .int()
  .min(1)
  .meta({
    description: 'Number that increases with each change made by a user. Send the version as last read.',
    examples: [1],
  });
