import { z } from 'zod';
import { labelOf, labelOfPath, wholeLabelOf } from './labels.js';
import './sentences.js';

const sentencesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
const ofField = (schema: z.ZodType, value: unknown) =>
  sentencesOf(z.strictObject({ fee: schema }), { fee: value });

describe('Validation messages', () => {
  it.each<[code: string, schema: z.ZodType, value: unknown, sentence: string]>([
    ['invalid_type', z.number(), 'ten', 'Fee must be a number.'],
    ['invalid_type', z.number(), undefined, 'Fee must be given.'],
    ['invalid_type', z.number(), Number.NaN, 'Fee must be a number.'],
    ['invalid_type', z.string(), null, 'Fee must be text.'],
    ['invalid_type', z.boolean(), 'yes', 'Fee must be true or false.'],
    ['invalid_type', z.array(z.string()), {}, 'Fee must be a list.'],
    ['invalid_type', z.strictObject({}), [], 'Fee must be an object of fields.'],
    ['invalid_type', z.date(), 'x', 'Fee must be a date.'],
    ['invalid_type', z.number().int(), 1.5, 'Fee must be a whole number.'],
    ['invalid_type', z.symbol(), 1, 'Fee must be of another type.'],
    ['too_small', z.string().min(1), '', 'Fee must not be empty.'],
    ['too_small', z.string().min(8), 'x', 'Fee must have at least 8 characters.'],
    ['too_small', z.number().min(0), -1, 'Fee must be at least 0.'],
    ['too_small', z.number().gt(0.5), 0.5, 'Fee must be more than 0.5.'],
    ['too_small', z.array(z.string()).min(2), [], 'Fee must have at least 2 entries.'],
    ['too_small', z.string().length(3), 'x', 'Fee must have exactly 3 characters.'],
    ['too_big', z.string().max(1), 'xx', 'Fee must have at most 1 character.'],
    ['too_big', z.number().max(10_000_000), 1e12, 'Fee must be at most 1,00,00,000.'],
    ['too_big', z.number().lt(5), 5, 'Fee must be less than 5.'],
    ['too_big', z.array(z.string()).max(1), ['a', 'b'], 'Fee must have at most 1 entry.'],
    [
      'too_big',
      z.date().max(new Date('2026-11-24')),
      new Date('2027-01-01'),
      'Fee must be at most 2026-11-24.',
    ],
    ['invalid_format', z.email(), 'x', 'Fee must be an email address.'],
    ['invalid_format', z.url(), 'x', 'Fee must be a web address.'],
    ['invalid_format', z.iso.date(), 'x', 'Fee must be a date as YYYY-MM-DD.'],
    ['invalid_format', z.string().regex(/^a$/), 'x', 'Fee must have the right format.'],
    ['invalid_format', z.string().startsWith('sk_'), 'x', 'Fee must begin with sk_.'],
    ['invalid_format', z.string().endsWith('.in'), 'x', 'Fee must end with .in.'],
    ['invalid_format', z.string().includes('@'), 'x', 'Fee must contain @.'],
    ['not_multiple_of', z.number().multipleOf(0.01), 1.005, 'Fee must have at most 2 decimals.'],
    ['not_multiple_of', z.number().multipleOf(0.1), 1.05, 'Fee must have at most 1 decimal.'],
    ['not_multiple_of', z.number().multipleOf(1), 1.5, 'Fee must be a whole number.'],
    ['not_multiple_of', z.number().multipleOf(5), 1, 'Fee must be a multiple of 5.'],
    ['unrecognized_keys', z.strictObject({}), { a: 1, b: 2 }, 'Fee cannot have "a", "b".'],
    [
      'invalid_union',
      z.union([z.string(), z.number()]),
      true,
      'Fee must be in one of the supported formats.',
    ],
    ['invalid_union', z.union([z.string(), z.number()]), undefined, 'Fee must be given.'],
    ['invalid_key', z.record(z.string().min(5), z.number()), { a: 1 }, 'A must have a valid name.'],
    [
      'invalid_element',
      z.map(z.object({}), z.string()),
      new Map([[{}, 1]]),
      'Fee must have valid entries only.',
    ],
    ['invalid_value', z.enum(['home', 'hospital']), 'moon', 'Fee must be home or hospital.'],
    ['invalid_value', z.literal('answered'), 'x', 'Fee must be answered.'],
    ['invalid_value', z.enum([...'abcdefghijklmn']), 'x', 'Fee must be one of the allowed values.'],
    ['custom', z.string().refine(() => false), 'x', 'Fee is not valid.'],
  ])('explains %s in plain words', (code, schema, value, sentence) => {
    const issues = z.strictObject({ fee: schema }).safeParse({ fee: value }).error!.issues;
    expect(issues.map((issue) => [issue.code, issue.message])).toEqual([[code, sentence]]);
  });

  it("keeps a schema's own message", () => {
    expect(ofField(z.number('Enter the fee.'), 'x')).toEqual(['Enter the fee.']);
    expect(ofField(z.number().min(0, 'The fee cannot be below 0.'), -1)).toEqual([
      'The fee cannot be below 0.',
    ]);
  });

  it('names the entry of a list', () => {
    expect(ofField(z.array(z.string()), ['a', 1])).toEqual(['Entry 2 of fee must be text.']);
    expect(sentencesOf(z.array(z.string()), [1])).toEqual(['Entry 1 must be text.']);
    expect(sentencesOf(z.strictObject({}), 5)).toEqual(['This must be an object of fields.']);
  });
});

describe('Field labels', () => {
  it.each([
    ['preferredDate', 'Preferred date'],
    ['patientId', 'Patient'],
    ['d_id', 'Doctor ID'],
    ['dob', 'Date of birth'],
    ['id', 'ID'],
    ['fee', 'Fee'],
    ['toString', 'To string'],
    ['x'.repeat(200), `X${'x'.repeat(38)}…`],
  ])('derives the label of %s', (field, label) => expect(labelOf(field)).toBe(label));

  it('names the list of an entry', () => {
    expect(labelOfPath(['medicines', 0, 'dosage'])).toBe('Dosage');
    expect(wholeLabelOf(['medicines', '0', 'dosage'])).toBe('Medicines, entry 1: Dosage');
    expect(wholeLabelOf(['timeSlots', '1'])).toBe('Entry 2 of time slots');
    expect(wholeLabelOf(['user', 'email'])).toBe('Email');
    expect(labelOfPath(['ids', 1])).toBe('Entry 2 of IDs');
  });
});
