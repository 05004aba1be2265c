import { Injectable } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { fieldFailure } from '../common/errors/errors.js';
import { MAX_PICTURE_WIDTH } from '../../../openapi/contract/picture-widths.js';
import type { StoredFile } from './file.schema.js';
import { loadSharp } from './load-sharp.js';
import { bytesOfFile } from './send-file.js';
import { tFile } from '../messages/people/files.js';

const MAX_KEPT_BYTES = 8 * 2 ** 20;
const QUALITY = 80;

/**
 * Pictures in the widths that screens use. Each is made on first use from a picture that the portal encoded at
 * upload, and cached up to a number of bytes.
 */
@Injectable()
export class SmallerPictures {
  private readonly kept = new Map<string, Buffer>();
  private readonly making = new Map<string, Promise<Buffer>>();
  private bytes = 0;

  /**
   * @param name an immutable name of the picture
   * @param picture its bytes; an SVG is rendered in the width
   */
  at(width: number, name: string, picture: Buffer): Promise<Buffer> {
    const key = `${name} ${width}`;
    const kept = this.kept.get(key);
    if (kept) return Promise.resolve(this.keep(key, kept));
    const making = this.making.get(key) ?? this.make(key, width, picture);
    this.making.set(key, making);
    return making;
  }

  /** The same for a stored file, as a file. */
  async ofFile(width: number, file: StoredFile): Promise<StoredFile> {
    return { ...file, contentType: 'image/webp', data: await this.at(width, file._id, bytesOfFile(file)) };
  }

  private async make(key: string, width: number, picture: Buffer): Promise<Buffer> {
    try {
      const sharp = await loadSharp();
      const smaller = sharp(picture, { limitInputPixels: MAX_PICTURE_WIDTH ** 2 })
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: QUALITY });
      return this.keep(key, await smaller.toBuffer());
    } finally {
      this.making.delete(key);
    }
  }

  /** Moves it to the end of the order; the least recently used are removed. */
  private keep(key: string, data: Buffer): Buffer {
    this.bytes += data.length - (this.kept.get(key)?.length ?? 0);
    this.kept.delete(key);
    this.kept.set(key, data);
    for (const [oldest, { length }] of this.kept) {
      if (this.bytes <= MAX_KEPT_BYTES) break;
      this.kept.delete(oldest);
      this.bytes -= length;
    }
    return data;
  }
}

/** Documents the width parameter of an address. */
export const WidthQuery = (widths: readonly number[]) =>
  ApiQuery({
    name: 'width',
    required: false,
    enum: [...widths],
    description: 'Display width in pixels; the original width by default. Resized pictures are webp.',
  });

/**
 * The requested width; undefined for the original picture.
 * @throws Failure VALIDATION_FAILED for one that is not among `widths`
 */
export function widthOf(asked: unknown, widths: readonly number[]): number | undefined {
  if (asked === undefined) return undefined;
  const width = widths.find((each) => String(each) === asked);
  if (width === undefined)
    throw fieldFailure('width', tFile('widths', { widths: widths.join(', ') }), 'VALIDATION_FAILED');
  return width;
}
