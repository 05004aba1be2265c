import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** Number and checksum of rows. */
export interface Sum {
  rows: number;
  bytes: number;
  sha256: string;
}

const LENGTH_BYTES = 4;
/** The valid sizes of a BSON document. */
const [SHORTEST, LONGEST] = [5, 16 * 1024 * 1024 + 16 * 1024];

/** Passes rows through and counts them; `sum` is valid after the last one. */
function summing(rows: AsyncIterable<Buffer>): { rows: AsyncGenerator<Buffer>; sum: () => Sum } {
  const hash = createHash('sha256');
  let [count, bytes] = [0, 0];
  async function* passing(): AsyncGenerator<Buffer> {
    for await (const row of rows) {
      hash.update(row);
      count += 1;
      bytes += row.length;
      yield row;
    }
  }
  return { rows: passing(), sum: () => ({ rows: count, bytes, sha256: hash.digest('hex') }) };
}

/** Reads all rows. */
export async function sumOf(rows: AsyncIterable<Buffer>): Promise<Sum> {
  const { rows: passing, sum } = summing(rows);
  let next = await passing.next();
  while (!next.done) next = await passing.next();
  return sum();
}

/** Writes rows into a new file that only this user can read. */
export async function writeRows(path: string, rows: AsyncIterable<Buffer>): Promise<Sum> {
  const { rows: passing, sum } = summing(rows);
  await pipeline(passing, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  return sum();
}

/** @throws Error when the file ends within a row, or contains no rows */
export async function* readRows(path: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    for (let length = lengthOf(rest); length && rest.length >= length; length = lengthOf(rest)) {
      yield rest.subarray(0, length);
      rest = rest.subarray(length);
    }
  }
  if (rest.length > 0) throw new Error(`${path} ends within a row.`);
}

/** The size of the first row; undefined until enough bytes are read. */
function lengthOf(bytes: Buffer): number | undefined {
  if (bytes.length < LENGTH_BYTES) return undefined;
  const length = bytes.readInt32LE(0);
  if (length < SHORTEST || length > LONGEST) throw new Error('This is no file of rows.');
  return length;
}
