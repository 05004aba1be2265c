import type { Closure } from '../../../../openapi/contract/care/holidays.js';
import { formatDay } from '../../common/format/format';
import { contactWords } from '../../words/site/contact';

/** "Closed on Sun, 29 Nov: annual maintenance", or "Closed today: …". */
export function closureText({ from, to, name }: Closure, today: string): string {
  if (from <= today) {
    return to === today ? contactWords.closedToday(name) : contactWords.closedTodayUntil(formatDay(to), name);
  }
  return from === to
    ? contactWords.closedOn(formatDay(from), name)
    : contactWords.closedFromTo(formatDay(from), formatDay(to), name);
}
