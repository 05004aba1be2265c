import { inflateSync } from 'node:zlib';

/**
 * The texts of a document, one for each stretch in one font, as ISO 32000 defines them: the characters of each glyph (9.10), or
 * the text that replaces a group of glyphs (14.9.4). Chrome repeats the replacement for each part of a group, so it cannot
 * check every script.
 */
export function textsOfPdf(document: Buffer): string[] {
  const objects = objectsOf(document);
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary));
  return pages.flatMap(({ dictionary }) => {
    const fontList = /\/Font\s*<<([^>]*)>>/.exec(dictionary)?.[1] ?? '';
    const fonts = new Map(
      [...fontList.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name, id]) => {
        const font = objects.get(Number(id))!.dictionary;
        return [name, glyphTexts(objects.get(referenceIn(font, 'ToUnicode'))!.stream)];
      }),
    );
    const { stream } = objects.get(referenceIn(dictionary, 'Contents'))!;
    return stream
      .split(/\/MCID \d+|\/Artifact/)
      .map((block) => logicalOrder(shownPieces(block, fonts)))
      .filter(Boolean);
  });
}

interface PdfObject {
  dictionary: string;
  stream: string;
}

function objectsOf(document: Buffer): Map<number, PdfObject> {
  const text = document.toString('latin1');
  const found = [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)].map((match) => {
    const start = match.index + match[0].length;
    const end = text.indexOf('\nendobj', start);
    const streamStart = text.slice(start, end).indexOf('\nstream\n');
    const dictionary = text.slice(start, streamStart < 0 ? end : start + streamStart);
    const packed = document.subarray(start + streamStart + '\nstream\n'.length, end);
    const isPacked = streamStart >= 0 && dictionary.includes('/FlateDecode');
    const stream = isPacked ? inflateSync(packed).toString('latin1') : packed.toString('latin1');
    return [Number(match[1]), { dictionary, stream }] as const;
  });
  return new Map(found);
}

const referenceIn = (dictionary: string, name: string): number =>
  Number(dictionary.split(`/${name} `)[1]?.split(' ')[0]);

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** The characters of each glyph of a font. */
function glyphTexts(map: string): Map<number, string> {
  const lines = [...map.matchAll(/<([\da-f]{4})> <([\da-f]+)>\n/gi)].filter(([, , text]) => text !== 'FFFF');
  return new Map(lines.map(([, glyph, text]) => [parseInt(glyph, 16), utf16(text)]));
}

/** A font is chosen, glyphs are shown, or a group with its replacement begins or ends. */
const TOKENS =
  /\/(?<font>\w+) [\d.]+ Tf|\((?<glyphs>(?:\\[^]|[^\\)])*)\)(?!\s*\/|\s*>>)|\/ActualText <FEFF(?<actual>[\dA-F]*)>|(?<end>EMC)/gi;

function shownPieces(block: string, fonts: Map<string, Map<number, string>>): string[] {
  const pieces: string[] = [];
  let font: Map<number, string> | undefined;
  let isReplaced = false;
  for (const { groups } of block.matchAll(TOKENS)) {
    const { font: name, glyphs, actual } = groups!;
    if (name !== undefined) font = fonts.get(name);
    else if (actual !== undefined) pieces.push(utf16(actual));
    else if (glyphs !== undefined && !isReplaced)
      pieces.push(...glyphNumbers(glyphs).map((id) => font?.get(id) ?? '�'));
    if (actual !== undefined) isReplaced = true;
    if (groups!.end !== undefined) isReplaced = false;
  }
  return pieces;
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A string of the file format as numbers of glyphs, two bytes each. */
function glyphNumbers(text: string): number[] {
  const plain = text.replace(/\\([0-7]{1,3}|[^])/g, (_, escaped: string) =>
    /^[0-7]/.test(escaped) ? String.fromCharCode(parseInt(escaped, 8)) : (ESCAPES[escaped] ?? escaped),
  );
  const bytes = Buffer.from(plain, 'latin1');
  return Array.from({ length: bytes.length / 2 }, (_, n) => bytes.readUInt16BE(2 * n));
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Glyphs are drawn from left to right: a word that is read from right to left is turned round. */
const logicalOrder = (pieces: string[]): string =>
  (pieces.some((piece) => RIGHT_TO_LEFT.test(piece)) ? pieces.toReversed() : pieces).join('');
