import { FURTHEST_LEAVE_DAYS } from '../../../openapi/contract/care/availability.js';
import { fieldFailure } from '../common/errors/errors.js';
import type { HospitalClock } from '../common/hospital-clock.js';
import { tAvailability } from '../messages/care/availability.js';
import { tCommon } from '../messages/common.js';

/**
 * @throws Failure UNACCEPTABLE for days that cannot be leave: past, too far ahead, in the wrong order, or too
 *   many
 */
export function assertDaysAway(
  { from, to }: { from: string; to: string },
  longestDays: number,
  clock: HospitalClock,
): void {
  const today = clock.today();
  if (from < today) throw fieldFailure('from', tCommon('dateInPast'));
  if (to < from) throw fieldFailure('to', tAvailability('daysReversed'));
  if (to > clock.addDays(today, FURTHEST_LEAVE_DAYS)) throw fieldFailure('to', tCommon('dateTooFarAhead'));
  if (to >= clock.addDays(from, longestDays))
    throw fieldFailure('to', tAvailability('leaveTooLong', { longestLeaveDays: longestDays }));
}
