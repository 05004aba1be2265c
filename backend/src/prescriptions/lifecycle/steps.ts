import type { LINE_STEPS, LineStatus } from '../../../../openapi/contract/care/lifecycle/line-states.js';
import type { LineState } from './line-state.js';

export type LineStep = (typeof LINE_STEPS)[number];

interface Step {
  /** The statuses that allow it. */
  from: readonly LineStatus[];
  to: LineState['status'];
}

export const STEPS: Record<LineStep, Step> = {
  hold: { from: ['active'], to: 'onHold' },
  resume: { from: ['onHold'], to: 'active' },
  stop: { from: ['active', 'onHold'], to: 'stopped' },
  'enter-in-error': { from: ['active', 'onHold', 'stopped', 'replaced', 'completed'], to: 'enteredInError' },
};
