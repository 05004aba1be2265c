// @ts-check
/**
 * The process that decodes what people upload: one picture at a time, for the server that has started it. What a
 * picture does here (memory, time, a fault of the decoder) ends with this process. It is plain JavaScript, since a
 * process cannot be started from TypeScript.
 */
import process from 'node:process';
import sharp from 'sharp';

/** @typedef {import('./decoder.ts').Recipe} Recipe */

/** Nothing else can be read, whatever the bytes are taken for. */
const READERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: READERS });

/** @param {{ bytes: Uint8Array, recipe: Recipe }} task */
async function make({ bytes, recipe: { maxPixels, quality, ...size } }) {
  try {
    const data = await sharp(bytes, { limitInputPixels: maxPixels })
      .autoOrient()
      .resize(size)
      .webp({ quality })
      .toBuffer();
    return { data };
  } catch (error) {
    return { error: String(error) };
  }
}

process.on('message', async (task) => {
  const answer = await make(/** @type {{ bytes: Uint8Array, recipe: Recipe }} */ (task));
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
// A key that ends the server reaches its whole group: it ends this process itself, when its pictures are made.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
