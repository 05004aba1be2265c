import messages from '../../../../messages/en/contract/care/lab-flags.json' with { type: 'json' };
import { createMessages } from '../../messages/create-messages.js';
import type { Comparison } from './compare.js';

const tLabFlags = createMessages('contract/care/lab-flags', messages);

/** The flag in words, or why there is none: "High", "Not compared: no range for this age or sex". */
export const flagText = ({ flag, notCompared }: Comparison): string =>
  flag === null ? tLabFlags(`notCompared.${notCompared ?? 'noRange'}`) : tLabFlags(`flags.${flag}`);
