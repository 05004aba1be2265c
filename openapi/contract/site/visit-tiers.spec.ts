import type { VisitTier } from './visit-rules.js';
import { VisitRules } from './visit-rules.js';
import { cancellingText, movingText } from '../messages/visit-rules.js';
import { FIRST_VISIT_RULES } from './first-visit-rules.js';
import { freeHours, keptPaise, tierAt } from './visit-tiers.js';

const HOUR_MS = 3_600_000;
const tier = (hours: number, kept: number, unit: VisitTier['unit'] = 'percent'): VisitTier => ({
  hours,
  kept,
  unit,
});
const TIERS = [tier(72, 0), tier(24, 50), tier(2, 150, 'rupees')];

describe('the tiers of a visit', () => {
  it.each([
    ['a month', 720 * HOUR_MS, 72],
    ['exactly 72 hours', 72 * HOUR_MS, 72],
    ['a millisecond less', 72 * HOUR_MS - 1, 24],
    ['exactly 24 hours', 24 * HOUR_MS, 24],
    ['a millisecond less', 24 * HOUR_MS - 1, 2],
    ['exactly 2 hours', 2 * HOUR_MS, 2],
    ['a millisecond less', 2 * HOUR_MS - 1, undefined],
    ['nothing', 0, undefined],
    ['an hour after it', -HOUR_MS, undefined],
  ])('holds from their hours on: %s', (_left, msBefore, hours) => {
    expect(tierAt(TIERS, msBefore)?.hours).toBe(hours);
  });

  it.each([
    [tier(24, 0), 80_000, 0],
    [tier(24, 50), 80_000, 40_000],
    [tier(24, 100), 80_000, 80_000],
    [tier(24, 33.33), 99_999, 33_329],
    [tier(24, 150, 'rupees'), 80_000, 15_000],
    [tier(24, 150.5, 'rupees'), 80_000, 15_050],
    [tier(24, 900, 'rupees'), 80_000, 80_000],
    [tier(24, 150, 'rupees'), 0, 0],
  ])('keeps whole paise, and never more than there is: %j of %d', (one, paise, kept) => {
    expect(keptPaise(one, paise)).toBe(kept);
  });

  it('says what they cost', () => {
    expect(cancellingText(FIRST_VISIT_RULES)).toBe(
      'You get the whole fee back when you cancel at least 24 hours before the visit; later than that, nothing.',
    );
    expect(cancellingText({ ...FIRST_VISIT_RULES, cancelling: TIERS })).toBe(
      'You get the whole fee back when you cancel at least 72 hours before the visit, 50% of the fee back when you cancel at least 24 hours before the visit, all but ₹150 back when you cancel at least 2 hours before the visit; later than that, nothing.',
    );
    expect(cancellingText({ ...FIRST_VISIT_RULES, cancelling: [tier(0, 0)] })).toBe(
      'You get the whole fee back when you cancel until the visit begins.',
    );
    expect(cancellingText({ ...FIRST_VISIT_RULES, cancelling: [tier(0, 100)] })).toBe(
      'What is paid for a visit that you cancel is not refunded.',
    );
    expect(movingText(FIRST_VISIT_RULES)).toBe(
      'You can move a visit twice, until 24 hours before it, free of charge.',
    );
    expect(movingText({ ...FIRST_VISIT_RULES, moving: TIERS, maxMoves: 3 })).toBe(
      'You can move a visit 3 times, until 2 hours before it; if you cancel it afterwards, what moving costs is kept.',
    );
    expect(movingText({ ...FIRST_VISIT_RULES, maxMoves: 0 })).toBe('To move a visit, please call us.');
    expect([freeHours(TIERS), freeHours([tier(2, 5)])]).toEqual([72, null]);
  });

  it.each([
    [{ cancelling: [] }, 'cancelling'],
    [{ cancelling: [tier(24, 0), tier(24, 50)] }, 'cancelling.1.hours'],
    [{ cancelling: [tier(24, 0), tier(48, 50)] }, 'cancelling.1.hours'],
    [{ cancelling: [tier(24, 50), tier(2, 0)] }, 'cancelling.1.kept'],
    [{ moving: [tier(24, 101)] }, 'moving.0.kept'],
    [{ moving: [tier(-1, 0)] }, 'moving.0.hours'],
    [{ moving: [tier(1.5, 0)] }, 'moving.0.hours'],
    [{ moving: [{ ...tier(1, 0), unit: 'euro' }] }, 'moving.0.unit'],
    [{ maxMoves: -1 }, 'maxMoves'],
    [{ maxMoves: 21 }, 'maxMoves'],
  ])('is refused at their field: %j', (change, path) => {
    const { success, error } = VisitRules.safeParse({ ...FIRST_VISIT_RULES, ...change });
    expect(success).toBe(false);
    expect(error!.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });
});
