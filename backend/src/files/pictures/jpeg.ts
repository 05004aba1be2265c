import { EXIF, UPRIGHT, orientationBlock, orientationIn } from './orientation.js';
import { NotAPicture } from './safe-picture.js';
import type { SafePicture } from './safe-picture.js';

export const JPEG_SIGNATURE = Buffer.from([0xff, 0xd8, 0xff]);

const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
/** Baseline, extended and progressive: the formats of cameras, phones and browsers. */
const FRAMES = [0xc0, 0xc1, 0xc2];
const PROGRESSIVE = 0xc2;
const SCAN = 0xda;
/** Quantisation and Huffman tables, and the restart interval. */
const TABLES = [0xdb, 0xc4, 0xdd];
const PROFILE = 'ICC_PROFILE\0\x01\x01';
/** Usual progressive pictures have about 10 scans; each costs a pass over the whole picture. */
const MAX_SCANS = 30;
const COEFFICIENT_BYTES = 2;

interface Segment {
  marker: number;
  start: number;
  end: number;
  data: Buffer;
}

interface Frame {
  width: number;
  height: number;
  /** Samples per pixel: 3 for three full components, 1.5 with halved colours in both directions. */
  samples: number;
  components: number;
  progressive: boolean;
}

/**
 * Walks over the segments of a JPEG without decoding them. It keeps tables, scans, colour information and
 * orientation.
 * @throws NotAPicture
 */
export function readJpeg(bytes: Buffer): SafePicture {
  let frame: Frame | undefined;
  let orientation = UPRIGHT;
  let scans = 0;
  let hasPartialScan = false;
  const kept: Buffer[] = [];
  for (const segment of segmentsOf(bytes)) {
    if (FRAMES.includes(segment.marker)) {
      if (frame) throw new NotAPicture('two frames');
      frame = readFrame(segment);
    } else if (segment.marker === SCAN) {
      scans += 1;
      hasPartialScan ||= segment.data[0] !== frame?.components;
    } else if (segment.marker === 0xe1 && isNamed(segment.data, EXIF) && orientation === UPRIGHT) {
      orientation = orientationIn(segment.data);
    }
    if (isKept(segment)) kept.push(bytes.subarray(segment.start, segment.end));
  }
  if (!frame || scans === 0 || scans > MAX_SCANS) throw new NotAPicture('no frame, no scan, or too many');
  const { width, height, samples } = frame;
  // Only a picture of one scan can be decoded as a stream.
  const isHeld = frame.progressive || scans > 1 || hasPartialScan;
  const turned = orientation === UPRIGHT ? [] : [exifSegment(orientation)];
  return {
    format: 'jpeg',
    bytes: Buffer.concat([START, ...turned, ...kept, END]),
    width,
    height,
    heldBytes: isHeld ? width * height * samples * COEFFICIENT_BYTES : 0,
  };
}

/** Up to the file's own end mark; a scan includes its coded pixels. */
function* segmentsOf(bytes: Buffer): Generator<Segment> {
  let at = START.length;
  while (at + 2 <= bytes.length) {
    const marker = bytes[at + 1];
    if (bytes[at] !== 0xff) throw new NotAPicture('no marker where one must be');
    if (marker === END[1]) return;
    if (marker === 0xff) {
      at += 1; // fill bytes before a marker
      continue;
    }
    if (at + 4 > bytes.length) break;
    const start = at;
    const dataEnd = at + 2 + bytes.readUInt16BE(at + 2);
    if (dataEnd < at + 4 || dataEnd > bytes.length) break;
    at = marker === SCAN ? endOfScan(bytes, dataEnd) : dataEnd;
    yield { marker, start, end: at, data: bytes.subarray(start + 4, dataEnd) };
  }
  throw new NotAPicture('cut off');
}

/** The position of the next marker. Within coded pixels 0xff is followed by a zero or a restart number. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1];
    const isRestart = next >= 0xd0 && next <= 0xd7;
    if (next !== 0 && next !== 0xff && !isRestart) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  throw new NotAPicture('cut off');
}

function readFrame({ marker, data }: Segment): Frame {
  const components = data[5];
  if (data.length < 6 || data[0] !== 8 || data.length !== 6 + 3 * components || components > 4)
    throw new NotAPicture('an impossible frame');
  const [height, width] = [data.readUInt16BE(1), data.readUInt16BE(3)];
  const factors = Array.from({ length: components }, (_, n) => data[7 + 3 * n]);
  const area = (factor: number) => (factor >> 4) * (factor & 15);
  const widest = Math.max(...factors.map((factor) => factor >> 4)) * Math.max(...factors.map((f) => f & 15));
  const samples = factors.reduce((sum, factor) => sum + area(factor), 0) / widest;
  return { width, height, samples, components, progressive: marker === PROGRESSIVE };
}

function isKept({ marker, data }: Segment): boolean {
  if (marker === SCAN || FRAMES.includes(marker) || TABLES.includes(marker)) return true;
  if (marker === 0xe0) return data.length === 14 && isNamed(data, 'JFIF\0'); // longer ones contain a thumbnail
  if (marker === 0xe2) return isNamed(data, PROFILE); // one that fits into a segment, as cameras' do
  if (marker === 0xee) return data.length === 12 && isNamed(data, 'Adobe');
  const isForgotten = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
  if (!isForgotten) throw new NotAPicture('a kind of JPEG that is not read here');
  return false;
}

const isNamed = (data: Buffer, name: string) => data.toString('latin1', 0, name.length) === name;

function exifSegment(orientation: number): Buffer {
  const data = Buffer.concat([Buffer.from(EXIF, 'latin1'), orientationBlock(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}
