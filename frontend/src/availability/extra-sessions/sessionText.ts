import type { ExtraSessionDto } from '../../../../openapi/contract/care/extra-sessions.js';
import { formatDate, formatTime } from '../../common/format/format';
import { tExtraSession } from '../../messages/care/extraSessions';

/** "Sat, 28 Nov 2026, 9:00 AM to 12:30 PM": the starts of the first and last visit. */
export function sessionText({ date, doctors }: Pick<ExtraSessionDto, 'date' | 'doctors'>): string {
  const times = doctors.flatMap((doctor) => doctor.times).toSorted();
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last) return formatDate(date);
  const hours =
    first === last
      ? formatTime(first)
      : tExtraSession('firstToLast', { first: formatTime(first), last: formatTime(last) });
  return `${formatDate(date)}, ${hours}`;
}
