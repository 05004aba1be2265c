import { nouns } from '../../../../openapi/contract/words/nouns.js';
import { counted } from '../../../../openapi/contract/words/plural.js';

const MAX_IN_SECONDS = 90;
const MAX_IN_MINUTES = 90;

/** How long a person has to wait, in words: "45 seconds", "12 minutes", "3 hours". */
export function waitOf(seconds: number): string {
  if (seconds <= MAX_IN_SECONDS) return counted(seconds, nouns.second);
  const minutes = Math.ceil(seconds / 60);
  return minutes <= MAX_IN_MINUTES
    ? counted(minutes, nouns.minute)
    : counted(Math.ceil(minutes / 60), nouns.hour);
}
