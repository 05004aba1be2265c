/** The Exif orientation: 1 is upright, up to 8. */
export type Orientation = number;

export const UPRIGHT = 1;

/** Precedes the block in a JPEG; some programs write it into other formats too. */
export const EXIF = 'Exif\0\0';

const TAG = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;

/** The orientation in a block of Exif data; upright if it is missing or invalid. */
export function orientationIn(block: Buffer): Orientation {
  const tiff = block.toString('latin1', 0, EXIF.length) === EXIF ? block.subarray(EXIF.length) : block;
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 10 || (order !== 'II' && order !== 'MM')) return UPRIGHT;
  const short = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return UPRIGHT;
  for (let n = 0; n < short(start); n += 1) {
    const entry = start + 2 + n * ENTRY_BYTES;
    if (entry + ENTRY_BYTES > tiff.length) return UPRIGHT;
    if (short(entry) !== TAG) continue;
    const value = short(entry + 8);
    return short(entry + 2) === SHORT && value >= 1 && value <= 8 ? value : UPRIGHT;
  }
  return UPRIGHT;
}

/** A block of Exif data with nothing but the orientation. */
export function orientationBlock(orientation: Orientation): Buffer {
  const block = Buffer.alloc(26);
  block.write('II*\0', 0, 'latin1');
  block.writeUInt32LE(8, 4);
  block.writeUInt16LE(1, 8);
  block.writeUInt16LE(TAG, 10);
  block.writeUInt16LE(SHORT, 12);
  block.writeUInt32LE(1, 14);
  block.writeUInt16LE(orientation, 18);
  return block;
}
