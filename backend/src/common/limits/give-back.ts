import { Logger } from '@nestjs/common';

const logger = new Logger('Limits');

/**
 * Undoes a count. It never throws: a count that cannot be undone stays until it expires, so the caller sees the
 * original error.
 * @param what name for the log
 */
export async function tryRelease(what: string, giveBack: () => Promise<unknown>): Promise<void> {
  try {
    await giveBack();
  } catch (error) {
    logger.warn(`${what} counts until it ends: ${String(error)}`);
  }
}
