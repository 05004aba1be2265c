import sharp from 'sharp';
import { blankPng, pngChunk, scanBomb, textBomb } from '../../../test/support/hostile-pictures.js';
import { inspectPicture, isAffordable } from './inspect-picture.js';
import { NotAPicture } from './safe-picture.js';

const CANARY = 'Canon Canary';
const plain = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#2f8f86' } });
/** Rotated by 90 degrees, with a camera name in its metadata. */
const sideways = () =>
  plain(90, 60)
    .withExif({ IFD0: { Make: CANARY } })
    .withMetadata({ orientation: 6 });
const exifOf = (bytes: Buffer) => sharp(bytes).metadata();

describe('the stripped picture before decoding', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['png', () => plain(90, 60).png().toBuffer()],
    ['jpeg', () => plain(90, 60).jpeg().toBuffer()],
    ['jpeg', () => plain(90, 60).jpeg({ progressive: true }).toBuffer()],
    ['webp', () => plain(90, 60).webp().toBuffer()],
    ['webp', () => plain(90, 60).webp({ lossless: true }).toBuffer()],
    ['webp', () => plain(90, 60).ensureAlpha(0.5).webp().toBuffer()],
    ['png', () => plain(90, 60).ensureAlpha(0.5).png({ palette: true }).toBuffer()],
  ])('is the same pixels: a %s', async (format, make) => {
    const bytes = await make();
    const picture = inspectPicture(bytes);
    expect([picture.format, picture.width, picture.height]).toEqual([format, 90, 60]);
    expect(await sharp(picture.bytes).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['png', () => sideways().png().toBuffer()],
    ['jpeg', () => sideways().jpeg().toBuffer()],
    ['webp', () => sideways().webp().toBuffer()],
  ])('says how the camera was held, and nothing else: a %s', async (_format, make) => {
    const bytes = await make();
    expect(bytes.includes(CANARY)).toBe(true);
    const { bytes: left } = inspectPicture(bytes);
    expect(left.includes(CANARY)).toBe(false);
    expect((await exifOf(left)).orientation).toBe(6);
    const { info } = await sharp(left).autoOrient().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([60, 90]);
  });

  it('keeps the colours of a phone, whose profile is small', async () => {
    const wide = await plain(60).withIccProfile('p3').jpeg().toBuffer();
    expect((await exifOf(inspectPicture(wide).bytes)).icc).toBeDefined();
  });

  it('rejects compressed text chunks, ICC profiles and trailing bytes', async () => {
    const bomb = textBomb(43);
    const picture = inspectPicture(Buffer.concat([bomb, Buffer.alloc(1000)]));
    expect([bomb.length > 1_900_000, picture.bytes.length < 200]).toEqual([true, true]);
    const jpeg = await plain(60).jpeg().toBuffer();
    expect(inspectPicture(Buffer.concat([jpeg, Buffer.from('<script>')])).bytes).toEqual(
      inspectPicture(jpeg).bytes,
    );
  });

  it('is the first picture of an animation', async () => {
    const frames = await sharp(
      [await plain(40).png().toBuffer(), await plain(40).negate().png().toBuffer()],
      {
        join: { animated: true },
      },
    )
      .webp({ loop: 0 })
      .toBuffer();
    expect((await exifOf(frames)).pages).toBe(2);
    const { bytes } = inspectPicture(frames);
    expect((await sharp(bytes).metadata()).width).toBe(40);
    expect(bytes.length).toBeLessThan(frames.length);
  });

  /** A small picture whose header claims another size. */
  const jpegOf = async (width: number, height: number, progressive = false) => {
    const bytes = await plain(90).jpeg({ progressive }).toBuffer();
    const frame = bytes.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]));
    bytes.writeUInt16BE(height, frame + 5);
    bytes.writeUInt16BE(width, frame + 7);
    return bytes;
  };
  const pngOf = (width: number, height: number, interlaced = false) => {
    const bytes = blankPng(9, 9, { interlaced });
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return bytes;
  };
  const webpOf = async (width: number, height: number) => {
    const bytes = await plain(90).webp().toBuffer();
    bytes.writeUInt16LE(width, 26);
    bytes.writeUInt16LE(height, 28);
    return bytes;
  };
  const losslessOf = async (width: number, height: number) => {
    const bytes = await plain(90).webp({ lossless: true }).toBuffer();
    bytes.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 21);
    return bytes;
  };
  it.each<[string, () => Promise<Buffer> | Buffer, boolean]>([
    ['a phone’s 12 megapixels', () => jpegOf(4032, 3024), true],
    ['a phone’s 50 megapixels', () => jpegOf(8160, 6120), true],
    ['a jpeg of 64 megapixels', () => jpegOf(8000, 8000), false],
    ['12 progressive megapixels', () => jpegOf(4032, 3024, true), true],
    ['25 progressive megapixels', () => jpegOf(5000, 5000, true), false],
    ['a png of 25 megapixels', () => pngOf(5000, 5000), true],
    ['a png of 26 megapixels', () => pngOf(5100, 5100), false],
    ['10 interlaced megapixels', () => pngOf(3200, 3200, true), true],
    ['25 interlaced megapixels', () => pngOf(5000, 5000, true), false],
    ['a line of 20,000 pixels', () => pngOf(20_000, 1), false],
    ['a column of 100,000 pixels', () => pngOf(1, 100_000), false],
    ['a column of 16,384 pixels', () => pngOf(1, 16_384), false],
    ['a strip of 1 to 51', () => pngOf(20, 1020), false],
    ['a strip of 1 to 50', () => pngOf(20, 1000), true],
    ['a strip of 50 to 1', () => pngOf(1000, 20), true],
    ['a jpeg column', () => jpegOf(10, 16_000), false],
    ['a webp column', () => webpOf(10, 16_000), false],
    ['a single pixel', () => pngOf(1, 1), true],
    ['12 megapixels of webp', () => webpOf(4000, 3000), true],
    ['25 megapixels of webp', () => webpOf(5000, 5000), false],
    ['8 lossless megapixels', () => losslessOf(3840, 2160), true],
    ['16 lossless megapixels', () => losslessOf(4000, 4000), false],
  ])('is decoded if it can be afforded: %s', async (_name, make, affordable) => {
    expect(isAffordable(inspectPicture(await make()))).toBe(affordable);
  });

  const cut = async (make: Promise<Buffer>, share = 0.5) => {
    const bytes = await make;
    return bytes.subarray(0, Math.floor(bytes.length * share));
  };
  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['nothing', () => Buffer.alloc(0)],
    ['a text', () => Buffer.from('Dear doctor, here is my picture.')],
    ['a gif', () => plain(20).gif().toBuffer()],
    ['half a png', () => cut(plain(90).png().toBuffer())],
    ['half a jpeg', () => cut(plain(90).jpeg().toBuffer())],
    ['half a webp', () => cut(plain(90).webp().toBuffer())],
    ['a png without its end', () => blankPng(9, 9).subarray(0, -12)],
    [
      'a png with a chunk that must be understood',
      () => blankPng(9, 9, { more: [pngChunk('QqQq', Buffer.alloc(4))] }),
    ],
    [
      'a png whose first chunk is no head',
      () => Buffer.concat([blankPng(9, 9).subarray(0, 8), blankPng(9, 9).subarray(33)]),
    ],
    [
      'a jpeg of 2,000 scans',
      async () => scanBomb(await plain(90).jpeg({ progressive: true }).toBuffer(), 2000),
    ],
    ['a jpeg with two frames', async () => twoFrames(await plain(90).jpeg().toBuffer())],
    [
      'a jpeg head and a page',
      () => Buffer.from('\xff\xd8\xff\xe0<html><script>alert(1)</script></html>', 'latin1'),
    ],
    ['a webp of an unknown kind', () => Buffer.from('RIFF\x10\0\0\0WEBPVP9 \x04\0\0\0abcd', 'latin1')],
  ])('is nothing of %s', async (_name, make) => {
    const bytes = await make();
    expect(() => inspectPicture(bytes)).toThrow(NotAPicture);
  });

  const twoFrames = (jpeg: Buffer) => {
    const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    const frame = jpeg.subarray(at, at + 2 + jpeg.readUInt16BE(at + 2));
    return Buffer.concat([jpeg.subarray(0, at), frame, jpeg.subarray(at)]);
  };

  it('comes to an end for any bytes behind a right beginning', async () => {
    const whole = [await sideways().jpeg().toBuffer(), blankPng(30, 30), await sideways().webp().toBuffer()];
    for (const bytes of whole) {
      for (let at = 0; at < bytes.length; at += 1) {
        const spoilt = Buffer.from(bytes);
        spoilt[at] ^= 0xff;
        try {
          inspectPicture(spoilt);
        } catch (error) {
          expect(error).toBeInstanceOf(NotAPicture);
        }
      }
    }
  });
});
