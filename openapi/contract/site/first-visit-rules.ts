import type { VisitRules } from './visit-rules.js';

/** The default rules: a full refund until a day before, and free moves. */
export const FIRST_VISIT_RULES: VisitRules = {
  cancelling: [{ hours: 24, kept: 0, unit: 'percent' }],
  moving: [{ hours: 24, kept: 0, unit: 'percent' }],
  maxMoves: 2,
};
