import { describeDosage } from '../../../../openapi/contract/care/dosage/describe-dosage.js';
import type { Dosage } from '../../../../openapi/contract/care/dosage/dosage.js';
import { formatDosage } from '../../../../openapi/contract/care/dosage/format-dosage.js';
import { readDosage } from '../../../../openapi/contract/care/dosage/read-dosage.js';
import { readLine } from '../../../../openapi/contract/care/dosage/read-line.js';
import { MAX_FIELD, MAX_NAME, type RowTexts, fieldTextsOf } from './fieldTexts';

export const FIELDS = ['name', 'dosage', 'frequency', 'duration'] as const;
const NO_TEXTS: RowTexts = { name: '', dosage: '', frequency: '', duration: '' };

/** What a line says in the four fields. */
export interface LineReading {
  /** Every word is understood. */
  isComplete: boolean;
  /** Empty where the line says nothing, or nothing that can be told apart. */
  texts: RowTexts;
}

function completeTexts(line: string): RowTexts | null {
  const read = readLine(line);
  if (!read || read.name.length > MAX_NAME) return null;
  const texts = fieldTextsOf(read.name, read.dosages);
  return texts && { name: read.name, ...texts };
}

/** "1-0-1": never a part of a name. */
const PATTERN = /\s\d+[-–−]\d/;

/** Whether a text can only be a name: with a dosage behind it, all of it is the name. */
function isName(text: string): boolean {
  if (PATTERN.test(text)) return false;
  return text.length <= MAX_NAME && readLine(`${text} once a day for 1 day`)?.name === text;
}

/** The texts of a beginning that is understood, with the words behind it left as they are. */
function partialTexts(begin: string, rest: string): RowTexts | null {
  const understood = completeTexts(begin);
  if (understood) return { ...understood, frequency: `${understood.frequency} ${rest}` };
  return isName(begin) ? { ...NO_TEXTS, name: begin, dosage: rest } : null;
}

/** No word is lost, and no number is computed from a part of the line. */
const isSafe = (texts: RowTexts): boolean =>
  texts.dosage.length <= MAX_FIELD && texts.frequency.length <= MAX_FIELD && readDosage(texts) === null;

function textsOfBeginning(line: string): RowTexts {
  const words = line.split(/\s+/);
  for (let count = words.length - 1; count > 0; count -= 1) {
    const texts = partialTexts(words.slice(0, count).join(' '), words.slice(count).join(' '));
    if (texts) return isSafe(texts) ? texts : NO_TEXTS;
  }
  return NO_TEXTS;
}

/** Reads a line into the four fields. A line that is not understood as a whole leaves its words in them as they are. */
export function readLineTexts(line: string): LineReading {
  const text = line.trim().replace(/\s+/g, ' ');
  if (text === '') return { isComplete: false, texts: NO_TEXTS };
  const complete = completeTexts(text);
  if (complete) return { isComplete: true, texts: complete };
  if (isName(text)) return { isComplete: false, texts: { ...NO_TEXTS, name: text } };
  return { isComplete: false, texts: textsOfBeginning(text) };
}

/** The dosage that the fields state; null unless every word is understood. */
export const dosagesOf = (row: RowTexts): Dosage[] | null =>
  [row.dosage, row.frequency, row.duration].every((text) => text.trim() === '') ? null : readDosage(row);

/** "1 tablet morning and night for 5 days: 10 tablets"; null if the fields are not understood. */
export function sentenceOf(row: RowTexts): string | null {
  const dosages = dosagesOf(row);
  return dosages && describeDosage(dosages);
}

export const isSame = (one: RowTexts, other: RowTexts): boolean =>
  FIELDS.every((field) => one[field] === other[field]);

/** A line that says what the fields say, also in other words; null if there is none. */
export function lineOf(row: RowTexts): string | null {
  const { name, dosage, frequency, duration } = row;
  const dosages = dosagesOf(row);
  if (!dosages || name.trim() === '') return null;
  const meant = JSON.stringify({ name: name.trim(), dosages });
  const rests = [[frequency, duration], [dosage, frequency, duration], [formatDosage(dosages)]];
  const lines = rests.map((rest) => [name, ...rest].filter((text) => text !== '').join(' '));
  return lines.find((line) => JSON.stringify(readLine(line)) === meant) ?? null;
}

/** A line that fills the fields with exactly their texts; '' if there is none. */
export function exactLineOf(row: RowTexts): string {
  const line = lineOf(row) ?? '';
  return isSame(readLineTexts(line).texts, row) ? line : '';
}
