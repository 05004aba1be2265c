import { setTimeout as wait } from 'node:timers/promises';
import { PictureQueue } from './picture-queue.js';

const BUSY = { code: 'BUSY', retryAfterSeconds: 5 };

describe('the line of pictures', () => {
  it('makes one at a time, in the order in which they came', async () => {
    const queue = new PictureQueue();
    const made: number[] = [];
    let atOnce = 0;
    await Promise.all(
      [1, 2, 3, 4].map((n) =>
        queue.run('somebody', async () => {
          expect((atOnce += 1)).toBe(1);
          await wait(5);
          atOnce -= 1;
          made.push(n);
        }),
      ),
    );
    expect(made).toEqual([1, 2, 3, 4]);
  });

  it('refuses callers with a retry time when it is full, and reserves room for others when one caller fills it', async () => {
    const queue = new PictureQueue({ waiting: 4, waitingOfOne: 2, waitMs: 1000 });
    let finish = () => {};
    const done = new Promise<void>((resolve) => (finish = resolve));
    const send = (caller: string) => Promise.resolve().then(() => queue.run(caller, () => done));
    const first = send('one');
    await wait(1);
    const ofOne = [send('one'), send('one')];
    await expect(send('one')).rejects.toMatchObject(BUSY);
    const ofOthers = [send('two'), send('three')];
    await expect(send('four')).rejects.toMatchObject(BUSY);
    finish();
    await Promise.all([first, ...ofOne, ...ofOthers]);
    await expect(send('one')).resolves.toBeUndefined();
  });

  it('limits the waiting time, and skips abandoned work', async () => {
    const queue = new PictureQueue({ waiting: 4, waitingOfOne: 4, waitMs: 20 });
    const first = queue.run('one', () => wait(80));
    let hasRun = false;
    const late = queue.run('two', async () => {
      hasRun = true;
    });
    await expect(late).rejects.toMatchObject(BUSY);
    await first;
    await wait(5);
    expect(hasRun).toBe(false);
  });

  it('goes on after a failure', async () => {
    const queue = new PictureQueue();
    await expect(queue.run('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.run('one', () => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
