import type { LeaveDto } from '../../../openapi/contract/care/availability.js';
import { formatDate } from '../common/format/format';

/** "Thu, 24 Dec 2026 to Thu, 31 Dec 2026", or the one day. */
export const leaveDays = ({ from, to }: Pick<LeaveDto, 'from' | 'to'>): string =>
  from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;
