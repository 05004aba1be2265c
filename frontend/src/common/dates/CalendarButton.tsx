import { useRef, useState } from 'react';
import { tField } from '../../messages/fields';
import { Glyph } from '../pictures/glyphs';
import { Calendar } from './Calendar';
import type { DayBounds } from './useDayText';

interface CalendarButtonProps extends DayBounds {
  /** The chosen day, YYYY-MM-DD, or ''. */
  value: string;
  onChoose: (date: string) => void;
}

/** Opens the calendar of a date field. */
export function CalendarButton({ value, min, max, onChoose }: CalendarButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <span
      className="calendar-anchor"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={tField('openCalendar')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Glyph name="calendar" />
      </button>
      {isOpen && (
        <Calendar
          value={value}
          min={min}
          max={max}
          onClose={close}
          onChoose={(date) => {
            onChoose(date);
            close();
          }}
        />
      )}
    </span>
  );
}
