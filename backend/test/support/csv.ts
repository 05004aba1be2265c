import type { Client } from './client.js';

/** A file as the server sends it. */
export interface CsvFile {
  status: number;
  headers: Headers;
  text: string;
  header: string[];
  rows: Record<string, string>[];
}

const MARK = '\uFEFF';

/** Asks for a list as CSV. @throws Error when what comes is no CSV */
export async function csvOf(as: Client, path: string, accept = 'text/csv'): Promise<CsvFile> {
  const response = await fetch(`${as.url}${path}`, {
    headers: { accept, ...(as.token && { authorization: `Bearer ${as.token}` }) },
  });
  const bytes = await response.arrayBuffer();
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  const lines = parseCsv(text);
  const [header, ...cells] = lines;
  const rows = cells.map((line) => Object.fromEntries(header.map((name, n) => [name, line[n]])));
  return { status: response.status, headers: response.headers, text, header, rows };
}

/** Reads a CSV file as RFC 4180 has it, and nothing more lenient. @throws Error naming what it is not */
export function parseCsv(text: string): string[][] {
  if (!text.startsWith(MARK)) throw new Error('The file does not begin with the mark of UTF-8');
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  const lines: string[][] = [[]];
  cell.lastIndex = MARK.length;
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const [, quoted, plain, end] = cell.exec(text) ?? [];
    if (end === undefined) throw new Error(`No cell at ${at}: ${JSON.stringify(text.slice(at, at + 40))}`);
    lines.at(-1)!.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') lines.push([]);
  }
  const last = lines.pop()!;
  if (last.length > 0) throw new Error('The last line does not end');
  const uneven = lines.find((line) => line.length !== lines[0].length);
  if (uneven) throw new Error(`This line has another number of cells: ${JSON.stringify(uneven)}`);
  return lines;
}
