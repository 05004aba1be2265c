import messages from '../../../../messages/en/contract/care/lab-flags.json' with { type: 'json' };
import { createMessages } from '../../messages/create-messages.js';
import type { Comparison } from './compare.js';

const tLabFlags = createMessages('contract/care/lab-flags', messages);

/** The flag in words, or why there is none: "High", "Not compared: no range for this age or sex". */
export const flagText = ({ flag, notCompared }: Comparison): string =>
  flag === null ? tLabFlags(`notCompared.${notCompared ?? 'noRange'}`) : tLabFlags(`flags.${flag}`);

/** Longest text beside the name of its measure, in characters. */
const MAX_BESIDE = 60;

/** Whether a result is a text of its own, such as the findings of a culture, and not a value beside its name. */
export const isFinding = (value: number | string): value is string =>
  typeof value === 'string' && (value.length > MAX_BESIDE || value.includes('\n'));
