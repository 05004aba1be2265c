import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { tField } from '../../messages/fields';
import { serverNow } from '../clock/serverClock';
import { calendarDate, formatDate } from '../format/format';
import { Glyph } from '../pictures/glyphs';
import './calendar.css';
import { MONTH_NAMES, WEEKDAY_NAMES, dayAfterKey, inMonth, partsOfDay, weeksOf } from './month';
import type { DayBounds } from './useDayText';
import { useTopLayer } from './useTopLayer';

/** Selectable years around today for a field without limits. */
const YEARS_BACK = 120;
const YEARS_AHEAD = 10;

interface CalendarProps extends DayBounds {
  value: string;
  onChoose: (date: string) => void;
  onClose: () => void;
}

/** The focused day, which stays within the limits. */
function useFocusedDay({ value, min, max }: Pick<CalendarProps, 'value' | 'min' | 'max'>) {
  const today = calendarDate(serverNow());
  const { year } = partsOfDay(today);
  const first = min ?? `${year - YEARS_BACK}-01-01`;
  const last = max ?? `${year + YEARS_AHEAD}-12-31`;
  const within = (date: string) => {
    if (date < first) return first;
    return date > last ? last : date;
  };
  const [focused, setFocused] = useState(within(value || today));
  return { today, first, last, focused, focus: (date: string) => setFocused(within(date)) };
}

type Days = ReturnType<typeof useFocusedDay>;

function MonthChoice({ days }: { days: Days }) {
  const { focused, first, last, focus } = days;
  const { year, month } = partsOfDay(focused);
  const [firstYear, lastYear] = [partsOfDay(first).year, partsOfDay(last).year];
  const go = (months: number) => focus(inMonth(focused, year, month + months));
  const step = (name: 'previous' | 'next') => (
    <button
      type="button"
      className="icon-button"
      aria-label={name === 'previous' ? tField('previousMonth') : tField('nextMonth')}
      disabled={
        name === 'previous'
          ? focused.slice(0, 7) <= first.slice(0, 7)
          : focused.slice(0, 7) >= last.slice(0, 7)
      }
      onClick={() => go(name === 'previous' ? -1 : 1)}
    >
      <Glyph name={name} />
    </button>
  );
  return (
    <div className="calendar__head">
      {step('previous')}
      <select
        aria-label={tField('month')}
        value={month}
        onChange={({ target }) => focus(inMonth(focused, year, Number(target.value)))}
      >
        {MONTH_NAMES.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={tField('year')}
        value={year}
        onChange={({ target }) => focus(inMonth(focused, Number(target.value), month))}
      >
        {Array.from({ length: lastYear - firstYear + 1 }, (_, index) => (
          <option key={index}>{firstYear + index}</option>
        ))}
      </select>
      {step('next')}
    </div>
  );
}

interface DaysTableProps {
  days: Days;
  value: string;
  onChoose: (date: string) => void;
}

function DaysTable({ days, value, onChoose }: DaysTableProps) {
  const { focused, today, first, last, focus } = days;
  const table = useRef<HTMLTableElement>(null);
  const hasMoved = useRef(true);
  useEffect(() => {
    if (hasMoved.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    hasMoved.current = false;
  }, [focused]);
  const move = (event: KeyboardEvent) => {
    const next = dayAfterKey(focused, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    hasMoved.current = true;
    focus(next);
  };
  return (
    <table ref={table} role="grid" aria-label={tField('calendar')} onKeyDown={move}>
      <thead>
        <tr>
          {WEEKDAY_NAMES.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(focused).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, index) => (
              <td key={date ?? index} role="gridcell" aria-selected={date === value}>
                {date && (
                  <button
                    type="button"
                    className="calendar__day"
                    tabIndex={date === focused ? 0 : -1}
                    aria-label={formatDate(date)}
                    aria-current={date === today ? 'date' : undefined}
                    disabled={date < first || date > last}
                    onClick={() => onChoose(date)}
                  >
                    {Number(date.slice(8))}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A month to choose a day from. Arrow keys, Home, End and Page keys move the focus; Escape closes. */
export function Calendar({ value, min, max, onChoose, onClose }: CalendarProps) {
  const panel = useTopLayer();
  const days = useFocusedDay({ value, min, max });
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Escape must not close the surrounding dialog.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      aria-label={tField('calendar')}
      tabIndex={-1}
      className="calendar"
      onKeyDown={closeOnEscape}
    >
      <MonthChoice days={days} />
      <DaysTable days={days} value={value} onChoose={onChoose} />
    </div>
  );
}
