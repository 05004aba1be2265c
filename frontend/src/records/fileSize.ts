import { tPage } from '../messages/pages';
import { tRecord } from '../messages/care/records';
const KIBIBYTE = 1024;

/** "2.4 MB" or "310 KB" for a number of bytes; never 0 KB. */
export const sizeWords = (bytes: number): string =>
  bytes >= KIBIBYTE * KIBIBYTE
    ? tPage('megabytes', { bytes: (bytes / KIBIBYTE / KIBIBYTE).toFixed(1) })
    : tRecord('maxKb', { max: Math.max(1, Math.round(bytes / KIBIBYTE)) });
