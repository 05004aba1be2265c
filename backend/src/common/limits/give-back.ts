import { Logger } from '@nestjs/common';

const logger = new Logger('Limits');

/**
 * Gives back what was counted. Never fails: what cannot be given back counts until it ends, and the error that calls for
 * it reaches the caller.
 * @param what as the log names it
 */
export async function tryRelease(what: string, giveBack: () => Promise<unknown>): Promise<void> {
  try {
    await giveBack();
  } catch (error) {
    logger.warn(`${what} counts until it ends: ${String(error)}`);
  }
}
