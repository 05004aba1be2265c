import { inflateSync } from 'node:zlib';
import { PdfReading, nameOf } from './pdf-reading.js';
import type { PdfBudget, PdfValue } from './pdf-reading.js';
import { tFile } from '../messages/people/files.js';

/** What a document of a hospital has no need for, and why it is refused. Ways to start something, or to carry it in. */
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

/** Of all object streams of a file together; those of an ordinary document of 5 MiB have a tenth of it. */
const MAX_INFLATED_BYTES = 16 * 2 ** 20;
/** Times that a byte is read: once in an ordinary file, where objects lie beside each other. */
const MAX_READ = 2;
const SPARE_BYTES = 64 * 1024;
/** Of all objects together: a second's work is no upload's due. */
const MAX_NAMES = 1_000_000;

/**
 * What makes a PDF unfit to be kept, in words that follow "it has"; null for an ordinary document.
 *
 * Nothing is taken from the file's own tables, since readers differ in what they believe of them: every place at which
 * one could begin to read an object or a trailer is read, also amid streams and texts, and so is every object stream.
 * What cannot be read here is refused. Names count in every spelling (`/J#61vaScript`). Bounded in time and memory.
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

/** Says of a PDF that it is not as ordinary ones are: what is in it stays unknown. */
class Unreadable extends Error {}

interface Budget extends PdfBudget {
  /** Bytes that object streams may still unfold to. */
  inflated: number;
}

/** The beginnings of objects and trailers, wherever they stand. */
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

/** In an object stream readers begin where its numbers say, which may be amid a text: texts are looked into as well. */
function* namesIn(objects: Buffer, budget: Budget): Iterable<string> {
  for (const [, written] of objects.toString('latin1').matchAll(NAME)) {
    yield nameOf(written, budget);
    if (budget.names <= 0) throw new Unreadable();
  }
}

/** Readers take any stream for one that another object says to be in, whatever its type says. */
const isObjectStream = ({ names }: PdfValue): boolean =>
  names.includes('ObjStm') || (names.includes('First') && names.includes('N'));

/** Where its data ends is the stream's own to say, not that of a length in the file. */
function inflate(data: Buffer, { filters, names }: PdfValue, budget: Budget): Buffer {
  const isPlain = filters === 'FlateDecode' && !names.includes('DecodeParms') && !names.includes('DP');
  if (!isPlain || budget.inflated <= 0) throw new Unreadable();
  try {
    const objects = inflateSync(data, { maxOutputLength: budget.inflated });
    budget.inflated -= objects.length;
    return objects;
  } catch {
    throw new Unreadable(); // broken, or more than the rest of the budget
  }
}
