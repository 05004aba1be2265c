import type { LeaveCaseDto } from '../../../openapi/contract/care/leave-cases.js';
import { formatVisit } from '../common/format/format';
import { leaveCaseWords } from '../words/care/leaveCases';

/** "Moved to Thu, 26 Nov 2026, 10:30 AM IST with Dr. Ananya Sharma". */
export function caseStateText({ status, movedTo }: LeaveCaseDto, timeZone: string): string {
  const state = leaveCaseWords.status[status];
  if (!movedTo) return state;
  const when = formatVisit(movedTo.date, movedTo.time, timeZone);
  return `${state} ${leaveCaseWords.movedTo(when, movedTo.doctorName)}`;
}
