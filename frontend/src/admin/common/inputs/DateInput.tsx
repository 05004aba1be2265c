import { InputAdornment, TextField } from '@mui/material';
import { type UseInputValue, useInput } from 'react-admin';
import { CalendarButton } from '../../../common/dates/CalendarButton';
import { type DayBounds, useDayText } from '../../../common/dates/useDayText';
import { tField } from '../../../messages/fields';
import { type FieldProps, fieldOf } from './inputField';

type DateInputProps = FieldProps &
  DayBounds & {
    /** Whether an incomplete date stays in the field, e.g. for a filter that applies immediately. */
    isCompleteOnly?: boolean;
  };

function DayText({ input, ...props }: DateInputProps & { input: UseInputValue }) {
  const { min, max, isCompleteOnly, ...look } = props;
  const { field, fieldState } = input;
  const day = useDayText({
    value: String(field.value ?? ''),
    onChange: field.onChange,
    min,
    max,
    isCompleteOnly,
  });
  const refused = fieldState.invalid && day.isText ? tField('dateDoesNotExist') : undefined;
  const problem = day.note ?? refused ?? (fieldState.invalid ? undefined : day.problem);
  return (
    <TextField
      {...fieldOf(input, look)}
      {...(problem && { helperText: problem, error: true })}
      value={day.shown}
      name={field.name}
      inputRef={field.ref}
      autoComplete="off"
      placeholder={tField('dateFormat')}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'numeric' },
        input: {
          endAdornment: (
            <InputAdornment position="end" sx={{ mr: -1 }}>
              <CalendarButton value={day.date} min={min} max={max} onChoose={day.choose} />
            </InputAdornment>
          ),
        },
      }}
      onChange={day.onChange}
      onBlur={() => {
        day.onBlur();
        field.onBlur();
      }}
    />
  );
}

/** A date input in the hospital's format, whatever the browser's language. */
export function DateInput(props: DateInputProps) {
  const input = useInput({ source: props.source, defaultValue: '' });
  return <DayText {...props} input={input} />;
}
