import { crc32 } from 'node:zlib';
import { UPRIGHT, orientationBlock, orientationIn } from './orientation.js';
import { NotAPicture } from './safe-picture.js';
import type { SafePicture } from './safe-picture.js';

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Length, type and check of each chunk. */
const AROUND = 12;
/** By colour type: decoded bytes per pixel at 8 bits. A palette is expanded. */
const PIXEL_BYTES: Partial<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };
/** The chunks that the pixels need; others (texts, profiles, times, further pictures) are dropped. */
const KEPT = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];

interface Chunk {
  type: string;
  start: number;
  end: number;
  data: Buffer;
}

/** Walks over the chunks of a PNG without decompressing them. @throws NotAPicture */
export function readPng(bytes: Buffer): SafePicture {
  let head: Chunk | undefined;
  let exif: Buffer | undefined;
  const kept: Buffer[] = [PNG_SIGNATURE];
  for (const chunk of chunksOf(bytes)) {
    head ??= chunk;
    if (KEPT.includes(chunk.type)) kept.push(bytes.subarray(chunk.start, chunk.end));
    else if (chunk.type === 'eXIf') exif ??= chunk.data;
    else if (isNeeded(chunk)) throw new NotAPicture('an unknown chunk that must be understood');
  }
  const about = readHead(head!);
  const orientation = exif ? orientationIn(exif) : UPRIGHT;
  if (orientation === UPRIGHT) return { ...about, bytes: Buffer.concat(kept) };
  const turned = pngChunk('eXIf', orientationBlock(orientation));
  const whole = about.width * about.height * about.pixelBytes;
  return {
    ...about,
    bytes: Buffer.concat([...kept.slice(0, 2), turned, ...kept.slice(2)]),
    heldBytes: whole,
  };
}

/** Up to the file's own end mark: trailing bytes are dropped. */
function* chunksOf(bytes: Buffer): Generator<Chunk> {
  let at = PNG_SIGNATURE.length;
  while (at + AROUND <= bytes.length) {
    const end = at + AROUND + bytes.readUInt32BE(at);
    if (end > bytes.length) break;
    const type = bytes.toString('latin1', at + 4, at + 8);
    yield { type, start: at, end, data: bytes.subarray(at + 8, end - 4) };
    if (type === 'IEND') return;
    at = end;
  }
  throw new NotAPicture('cut off');
}

/** A capital first letter marks a critical chunk: an unknown one prevents decoding. */
const isNeeded = ({ type }: Chunk) => !/^[a-z]/.test(type);

function readHead({ type, data }: Chunk) {
  if (type !== 'IHDR' || data.length !== 13) throw new NotAPicture('no head');
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const [depth, colours, , , interlaced] = data.subarray(8);
  const ofEightBits = PIXEL_BYTES[colours];
  if (!ofEightBits || ![1, 2, 4, 8, 16].includes(depth) || interlaced > 1)
    throw new NotAPicture('an impossible head');
  const pixelBytes = depth === 16 ? 2 * ofEightBits : ofEightBits;
  const heldBytes = interlaced ? width * height * pixelBytes : 0;
  return { format: 'png' as const, width, height, pixelBytes, heldBytes };
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
