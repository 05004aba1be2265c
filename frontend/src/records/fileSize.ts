import { pageWords } from '../words/pages';
import { recordWords } from '../words/care/records';
const KIBIBYTE = 1024;

/** "2.4 MB" or "310 KB" for a number of bytes; never 0 KB. */
export const sizeWords = (bytes: number): string =>
  bytes >= KIBIBYTE * KIBIBYTE
    ? pageWords.megabytes((bytes / KIBIBYTE / KIBIBYTE).toFixed(1))
    : recordWords.maxKb(Math.max(1, Math.round(bytes / KIBIBYTE)));
