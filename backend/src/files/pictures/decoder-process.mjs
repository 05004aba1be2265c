// @ts-check
/**
 * Decodes uploaded pictures in a separate process, one at a time. A failure (memory, time, a decoder's fault)
 * ends only this process. It is plain JavaScript, because a process cannot be started from TypeScript.
 */
import process from 'node:process';
import sharp from 'sharp';

/** @typedef {import('./decoder.ts').Recipe} Recipe */

/** Disables all other formats, whatever the bytes look like. */
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
// Ctrl+C signals the whole process group. The server ends this process itself, after its pictures.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
