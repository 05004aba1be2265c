import type { Closure } from '../../../../openapi/contract/care/holidays.js';
import { formatDay } from '../../common/format/format';
import { tContact } from '../../messages/site/contact';

/** "Closed on Sun, 29 Nov: annual maintenance", or "Closed today: …". */
export function closureText({ from, to, name }: Closure, today: string): string {
  if (from <= today) {
    return to === today
      ? tContact('closedToday', { reason: name })
      : tContact('closedTodayUntil', { day: formatDay(to), reason: name });
  }
  return from === to
    ? tContact('closedOn', { day: formatDay(from), reason: name })
    : tContact('closedFromTo', { from: formatDay(from), to: formatDay(to), reason: name });
}
