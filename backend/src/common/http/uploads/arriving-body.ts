import type { IncomingMessage } from 'node:http';
import { Failure } from '../../errors/errors.js';
import { UPLOAD_STILL_MS } from '../../limits/limits.js';
import type { UploadShare } from './upload-room.js';

/**
 * Watches a body while another reads it: each part takes its room before the next one comes, and a body that stands still
 * is given up.
 * @returns a promise that rejects with Failure BUSY or UPLOAD_STALLED, and what ends the watch
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
    // What still comes is not kept.
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
  // A listener alone would let the first part flow past the reader, which has yet to be connected.
  body.pause();
  body.on('data', onPart).once('end', stop).once('close', stop);
  return { ends, stop };
}
