import type { IncomingMessage } from 'node:http';
import { Failure } from '../../errors/errors.js';
import { UPLOAD_STILL_MS } from '../../limits/limits.js';
import type { UploadShare } from './upload-room.js';

/**
 * Watches a body while another reader reads it: each part reserves memory first, and a stalled body is aborted.
 * @returns a promise that rejects with Failure BUSY or UPLOAD_STALLED, and a function that ends the watch
 */
export function watchBody(
  body: IncomingMessage,
  share: UploadShare,
): { ends: Promise<never>; stop: () => void } {
  let giveUp: (failure: unknown) => void;
  const ends = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  const timer = setTimeout(() => fail(new Failure('UPLOAD_STALLED')), UPLOAD_STILL_MS);
  const stop = () => {
    clearTimeout(timer);
    body.off('data', onPart).off('end', stop).off('close', stop);
  };
  const fail = (failure: unknown) => {
    stop();
    // The remaining data is discarded.
    body.unpipe().resume();
    giveUp(failure);
  };
  const onPart = (part: Buffer) => {
    timer.refresh();
    try {
      share.add(part.length);
    } catch (failure) {
      fail(failure);
    }
  };
  // A listener alone would let the first part pass before the reader is connected.
  body.pause();
  body.on('data', onPart).once('end', stop).once('close', stop);
  return { ends, stop };
}
