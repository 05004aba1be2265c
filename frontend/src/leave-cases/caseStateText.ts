import type { LeaveCaseDto } from '../../../openapi/contract/care/leave-cases.js';
import { formatVisit } from '../common/format/format';
import { tLeaveCase } from '../messages/care/leaveCases';

/** "Moved to Thu, 26 Nov 2026, 10:30 AM IST with Dr. Ananya Sharma". */
export function caseStateText({ status, movedTo }: LeaveCaseDto, timeZone: string): string {
  const state = tLeaveCase(`status.${status}`);
  if (!movedTo) return state;
  const when = formatVisit(movedTo.date, movedTo.time, timeZone);
  return `${state} ${tLeaveCase('movedTo', { when, doctorName: movedTo.doctorName })}`;
}
