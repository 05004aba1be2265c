import type { ComponentProps } from 'react';
import { tField } from '../../messages/fields';
import { TextField } from '../forms/TextField';
import { CalendarButton } from './CalendarButton';
import { type DayBounds, useDayText } from './useDayText';

export type DateFieldProps = DayBounds &
  Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type' | 'min' | 'max' | 'end'> & {
    /** YYYY-MM-DD, '' for none. */
    value: string;
    /** Receives YYYY-MM-DD, '' for none, or incomplete input. */
    onChange: (value: string) => void;
    isCompleteOnly?: boolean;
  };

/** A date, typed in the hospital's format or chosen from a calendar. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, min, max, problem, hint, isCompleteOnly, ...field } = props;
  const day = useDayText({ value, onChange, min, max, isCompleteOnly });
  // The contract's message names its own date format; the person types the field's format.
  const wrong = problem && day.isText ? tField('dateDoesNotExist') : (problem ?? day.problem);
  return (
    <TextField
      autoComplete="off"
      {...field}
      value={day.shown}
      inputMode="numeric"
      placeholder={tField('dateFormat')}
      problem={wrong}
      hint={
        day.note ? (
          <span role="alert" className="field__help--wrong">
            {day.note}
          </span>
        ) : (
          hint
        )
      }
      end={<CalendarButton value={day.date} min={min} max={max} onChoose={day.choose} />}
      onChange={day.onChange}
      onBlur={(event) => {
        day.onBlur();
        onBlur?.(event);
      }}
    />
  );
}
