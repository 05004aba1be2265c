import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { Decoder } from './decoder.js';

const RECIPE = { width: 40, height: 40, fit: 'cover' as const, quality: 80, maxPixels: 25_000_000 };
const LIMITS = { taskMs: 20_000, idleMs: 20_000 };

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // the process has ended
  }
};

describe('the process that decodes pictures', () => {
  let small: Buffer;
  let large: Buffer;
  let decoder: Decoder;

  beforeAll(async () => {
    const of = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#47a' } });
    [small, large] = [await of(90).png().toBuffer(), await of(5000).png({ compressionLevel: 1 }).toBuffer()];
  });
  afterEach(() => {
    if (decoder.pid) process.kill(decoder.pid, 'SIGKILL');
  });

  it('makes one picture after the other, and knows nothing of the server’s settings', async () => {
    decoder = new Decoder(LIMITS);
    const made = [await decoder.make(small, RECIPE)];
    const { pid } = decoder;
    made.push(await decoder.make(small, RECIPE));
    expect([decoder.pid, made[0].equals(made[1]), (await sharp(made[0]).metadata()).width]).toEqual([
      pid,
      true,
      40,
    ]);
  });

  it('refuses unreadable files and all but the three formats', async () => {
    decoder = new Decoder(LIMITS);
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const gif = await sharp(small).gif().toBuffer();
    for (const bytes of [Buffer.from('hello'), drawing, gif, small.subarray(0, 70)])
      await expect(decoder.make(bytes, RECIPE)).rejects.toMatchObject({ reason: 'unreadable' });
    await expect(decoder.make(large, { ...RECIPE, maxPixels: 1000 })).rejects.toMatchObject({
      reason: 'unreadable',
    });
    expect((await decoder.make(small, RECIPE)).length).toBeGreaterThan(0);
  });

  it('is killed when a picture takes too long, and is another one for the next', async () => {
    decoder = new Decoder({ ...LIMITS, taskMs: 1 });
    const late = decoder.make(large, RECIPE);
    const { pid } = decoder;
    await expect(late).rejects.toMatchObject({ reason: 'slow' });
    expect([isAlive(pid!), decoder.pid]).toEqual([false, undefined]);
  });

  it('is followed by another one when it ends over a picture', async () => {
    decoder = new Decoder(LIMITS);
    const lost = decoder.make(large, RECIPE);
    process.kill(decoder.pid!, 'SIGKILL');
    await expect(lost).rejects.toMatchObject({ reason: 'unreadable' });
    expect((await decoder.make(small, RECIPE)).length).toBeGreaterThan(0);
  });

  it('ends when there is nothing to do, and with it its memory', async () => {
    decoder = new Decoder({ ...LIMITS, idleMs: 50 });
    await decoder.make(small, RECIPE);
    const pid = decoder.pid!;
    for (let tries = 0; isAlive(pid) && tries < 200; tries += 1) await wait(50);
    expect([isAlive(pid), decoder.pid]).toEqual([false, undefined]);
    expect((await decoder.make(small, RECIPE)).length).toBeGreaterThan(0);
  });
});
