import type { VisitRules } from './visit-rules.js';

/** The rules before an administrator has changed any: all goes back until a day before, and moving costs nothing. */
export const FIRST_VISIT_RULES: VisitRules = {
  cancelling: [{ hours: 24, kept: 0, unit: 'percent' }],
  moving: [{ hours: 24, kept: 0, unit: 'percent' }],
  maxMoves: 2,
};
