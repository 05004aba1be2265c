import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const RGBA = 6;
const MIB = 2 ** 20;
/** Adam7: where each pass begins, and its steps. */
const PASSES = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
];

/** One chunk of a PNG. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(type, 4, 'latin1');
  const body = Buffer.concat([head.subarray(4), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body), 0);
  return Buffer.concat([head.subarray(0, 4), body, check]);
}

const ihdr = (width: number, height: number, interlaced: boolean) => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, RGBA, 0, 0, interlaced ? 1 : 0], 8);
  return pngChunk('IHDR', data);
};

/** A PNG of transparent black, with more chunks between its head and its pixels. */
export function blankPng(width: number, height: number, { interlaced = false, more = [] as Buffer[] } = {}) {
  const passes = interlaced ? PASSES : [{ x: 0, y: 0, dx: 1, dy: 1 }];
  const bytes = passes.reduce((sum, { x, y, dx, dy }) => {
    const [columns, rows] = [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)];
    return columns > 0 && rows > 0 ? sum + rows * (1 + 4 * columns) : sum;
  }, 0);
  const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc(bytes), { level: 9 }));
  const end = pngChunk('IEND', Buffer.alloc(0));
  return Buffer.concat([SIGNATURE, ihdr(width, height, interlaced), ...more, pixels, end]);
}

/** Text of so many bytes, packed to a thousandth. */
export const packedText = (bytes: number): Buffer =>
  pngChunk(
    'zTXt',
    Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(bytes, 'a'), { level: 9 })]),
  );

/** A small picture whose comments unpack to `chunks` times 45 MB. */
export const textBomb = (chunks: number): Buffer => {
  const text = packedText(45 * MIB);
  return blankPng(16, 16, { more: Array.from({ length: chunks }, () => text) });
};

/** 25 megapixels in about 113 kB, of which a decoder must keep every one until the last has come. */
export const interlacedBomb = (): Buffer => blankPng(5000, 5000, { interlaced: true });

/**
 * A progressive JPEG in which one scan of almost nothing is repeated: each costs a walk over all of the picture.
 * @param picture a progressive JPEG
 */
export function scanBomb(picture: Buffer, scans: number): Buffer {
  const start = picture.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = picture.subarray(start, -2);
  return Buffer.concat([
    picture.subarray(0, -2),
    ...Array.from({ length: scans }, () => scan),
    picture.subarray(-2),
  ]);
}
