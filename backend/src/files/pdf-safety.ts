import { inflateSync } from 'node:zlib';
import { PdfReading, nameOf } from './pdf-reading.js';
import type { PdfBudget, PdfValue } from './pdf-reading.js';
import { tFile } from '../messages/people/files.js';

/**
 * PDF features that hospital documents do not need, with the reason for refusal: ways to run or embed
 * something.
 */
const REFUSED: Record<string, string> = {
  JavaScript: 'scripts',
  JS: 'scripts',
  Rendition: 'scripts',
  Launch: tFile('pdf.launch'),
  GoToE: tFile('pdf.files'),
  EmbeddedFile: tFile('pdf.files'),
  EmbeddedFiles: tFile('pdf.files'),
  EF: tFile('pdf.files'),
  RichMedia: tFile('pdf.media'),
  XFA: tFile('pdf.xfa'),
  Encrypt: 'encryption',
};

/** For all object streams of a file together; those of an ordinary document of 5 MiB need a tenth of it. */
const MAX_INFLATED_BYTES = 16 * 2 ** 20;
/** How often a byte is read: once in an ordinary file, where objects do not overlap. */
const MAX_READ = 2;
const SPARE_BYTES = 64 * 1024;
/** For all objects together; it limits the processor time of one upload. */
const MAX_NAMES = 1_000_000;

/**
 * Why a PDF must not be stored, as words after "it has"; null for an ordinary document.
 *
 * It does not trust the file's own tables, because readers treat them differently. It reads every position
 * where an object or trailer could begin, also within streams and strings, and every object stream. What it
 * cannot read, it refuses. Names count in every spelling (`/J#61vaScript`). Time and memory are limited.
 */
export function dangerIn(pdf: Buffer): string | null {
  const bytes = MAX_READ * pdf.length + SPARE_BYTES;
  const budget = { bytes, names: MAX_NAMES, inflated: MAX_INFLATED_BYTES };
  try {
    return dangerOf(pdf, budget);
  } catch (error) {
    if (error instanceof Unreadable) return tFile('pdf.unreadable');
    throw error;
  }
}

/** Thrown for a PDF that is not ordinary, so that its content stays unknown. */
class Unreadable extends Error {}

interface Budget extends PdfBudget {
  /** Bytes to which object streams may still expand. */
  inflated: number;
}

/** The positions of objects and trailers. */
const BEGINNING = /(?<=[\0\t\n\f\r \d])obj(?![A-Za-z])|trailer/g;
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]+)/g;

function dangerOf(pdf: Buffer, budget: Budget): string | null {
  for (const { 0: word, index } of pdf.toString('latin1').matchAll(BEGINNING)) {
    const value = readAt(pdf, index + word.length, budget);
    const found = dangerAmong(value.names);
    if (found) return found;
    if (!value.whole) throw new Unreadable();
    if (value.streamAt === null || !isObjectStream(value)) continue;
    const inside = dangerAmong(namesIn(inflate(pdf.subarray(value.streamAt), value, budget), budget));
    if (inside) return inside;
  }
  return null;
}

function readAt(pdf: Buffer, at: number, budget: Budget): PdfValue {
  const value = new PdfReading(pdf, at, budget).value();
  if (budget.bytes <= 0 || budget.names <= 0) throw new Unreadable();
  return value;
}

function dangerAmong(names: Iterable<string>): string | null {
  for (const name of names) if (Object.hasOwn(REFUSED, name)) return REFUSED[name];
  return null;
}

/**
 * In an object stream the positions come from its numbers and may point into a string, so strings are read as
 * well.
 */
function* namesIn(objects: Buffer, budget: Budget): Iterable<string> {
  for (const [, written] of objects.toString('latin1').matchAll(NAME)) {
    yield nameOf(written, budget);
    if (budget.names <= 0) throw new Unreadable();
  }
}

/** A reader may treat any stream as an object stream when another object says so, whatever its type. */
const isObjectStream = ({ names }: PdfValue): boolean =>
  names.includes('ObjStm') || (names.includes('First') && names.includes('N'));

/** The compressed data itself tells where it ends; the file's length is not trusted. */
function inflate(data: Buffer, { filters, names }: PdfValue, budget: Budget): Buffer {
  const isPlain = filters === 'FlateDecode' && !names.includes('DecodeParms') && !names.includes('DP');
  if (!isPlain || budget.inflated <= 0) throw new Unreadable();
  try {
    const objects = inflateSync(data, { maxOutputLength: budget.inflated });
    budget.inflated -= objects.length;
    return objects;
  } catch {
    throw new Unreadable(); // broken, or beyond the rest of the budget
  }
}
