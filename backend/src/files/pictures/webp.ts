import { UPRIGHT, orientationBlock, orientationIn } from './orientation.js';
import { NotAPicture } from './safe-picture.js';
import type { SafePicture } from './safe-picture.js';

export const isWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

const HEAD_BYTES = 12;
/** Flags of the extended header: the parts that exist. */
const FLAGS = { exif: 0x08, alpha: 0x10, animation: 0x02 };
/** The chunks that the pixels need; profiles, texts and all further pictures of an animation are dropped. */
const KEPT = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF'];
const WITH_SIZE = ['VP8 ', 'VP8L', 'VP8X'];
/** Bytes per pixel: the result, and buffers of the lossless format or two canvases of an animation. */
const HELD = { lossy: 3, lossless: 5, animation: 16 };

interface Chunk {
  type: string;
  data: Buffer;
}

/** Walks over the chunks of a WebP without decoding them. @throws NotAPicture */
export function readWebp(bytes: Buffer): SafePicture {
  const size = HEAD_BYTES - 4 + bytes.readUInt32LE(4);
  if (size > bytes.length || size < HEAD_BYTES) throw new NotAPicture('cut off');
  const all = chunksOf(bytes.subarray(HEAD_BYTES, size));
  const exif = all.find(({ type }) => type === 'EXIF');
  const orientation = exif ? orientationIn(exif.data) : UPRIGHT;
  const firstFrame = all.find(({ type }) => type === 'ANMF');
  const kept = all.filter((one) => KEPT.includes(one.type) && (one.type !== 'ANMF' || one === firstFrame));
  const sizes = kept.filter(({ type }) => WITH_SIZE.includes(type)).map(sizeOf);
  if (sizes.length === 0) throw new NotAPicture('no head');
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  return {
    format: 'webp',
    bytes: fileOf(kept, orientation),
    width,
    height,
    heldBytes: width * height * HELD[kindOf(kept)],
  };
}

function chunksOf(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const end = at + 8 + bytes.readUInt32LE(at + 4);
    if (end > bytes.length) throw new NotAPicture('cut off');
    chunks.push({ type: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, end) });
    at = end + (end % 2); // chunks start at even positions
  }
  return chunks;
}

function kindOf(chunks: Chunk[]): keyof typeof HELD {
  const has = (name: string) => chunks.some(({ type }) => type === name);
  if (has('ANMF')) return 'animation';
  return has('VP8L') || has('ALPH') ? 'lossless' : 'lossy';
}

function sizeOf({ type, data }: Chunk): { width: number; height: number } {
  if (type === 'VP8X' && data.length >= 10)
    return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
  if (type === 'VP8L' && data.length >= 5 && data[0] === 0x2f) {
    const bits = data.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (type === 'VP8 ' && data.length >= 10 && data.readUIntBE(3, 3) === 0x9d012a)
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  throw new NotAPicture('no head');
}

function fileOf(kept: Chunk[], orientation: number): Buffer {
  const [head, ...rest] = kept;
  if (head.type !== 'VP8X') return riff([head]);
  const isTurned = orientation !== UPRIGHT;
  const flags = (head.data[0] & (FLAGS.alpha | FLAGS.animation)) | (isTurned ? FLAGS.exif : 0);
  const extended = { type: 'VP8X', data: Buffer.concat([Buffer.from([flags]), head.data.subarray(1, 10)]) };
  const exif = isTurned ? [{ type: 'EXIF', data: orientationBlock(orientation) }] : [];
  return riff([extended, ...rest.filter(({ type }) => type !== 'VP8X'), ...exif]);
}

function riff(chunks: Chunk[]): Buffer {
  const parts = chunks.flatMap(({ type, data }) => {
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32LE(data.length, 4);
    return [head, data, Buffer.alloc(data.length % 2)];
  });
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(HEAD_BYTES);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  head.write('WEBP', 8, 'latin1');
  return Buffer.concat([head, body]);
}
