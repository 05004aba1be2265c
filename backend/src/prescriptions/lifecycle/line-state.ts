import type { Types } from 'mongoose';
import type { LineStatus } from '../../../../openapi/contract/care/lifecycle/line-states.js';

/** The state of one line. Stored in the order of the medicines. Dates are YYYY-MM-DD. */
export interface LineState {
  status: Exclude<LineStatus, 'completed'>;
  reason: string | null;
  on: string | null;
  /** The doctor who decided it. */
  by: Types.ObjectId | null;
  byName: string | null;
  /** `line` is the index of the new line if it is not the same medicine, e.g. a combination with a part of it. */
  replacedBy: { id: Types.ObjectId; number: string; line?: number } | null;
}

export const AS_WRITTEN: LineState = {
  status: 'active',
  reason: null,
  on: null,
  by: null,
  byName: null,
  replacedBy: null,
};
