import { Logger } from '@nestjs/common';
import { tryRelease } from './give-back.js';

describe('Undoing a count', () => {
  it('logs a failure and does not throw it', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    await tryRelease('upload', () => Promise.reject(new Error('cut off')));
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^upload .*cut off/));
    warn.mockRestore();
  });
});
