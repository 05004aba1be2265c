import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type ReactNode, type Ref, useId } from 'react';
import { CONTROL_LINE, TOUCH_SIZE } from '../../theme';

export interface Choice {
  value: string;
  /** What is read out; also shown unless there is a `face`. */
  label: string;
  face?: ReactNode;
}

interface ChoiceChipsProps {
  legend: string;
  choices: Choice[];
  value: string;
  error?: string;
  /** Of the first choice, where a form puts the focus when none is chosen. */
  inputRef?: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
}

const chip = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  minHeight: TOUCH_SIZE,
  minWidth: 76,
  px: 1.5,
  py: 0.5,
  border: 1,
  borderColor: CONTROL_LINE,
  borderRadius: 1,
  cursor: 'pointer',
  '&:hover': { borderColor: 'primary.main' },
  '&:has(:checked)': { bgcolor: 'primary.main', color: 'primary.contrastText', borderColor: 'primary.main' },
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
};

/** One of several, as a group of radio buttons that look like chips. */
export function ChoiceChips({ legend, choices, value, error, inputRef, onChange }: ChoiceChipsProps) {
  const id = useId();
  return (
    <Box
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={Boolean(error)}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <FormLabel id={id} error={Boolean(error)} sx={{ display: 'block', mb: 1, fontWeight: 600 }}>
        {legend}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {choices.map((choice, index) => (
          <Box component="label" key={choice.value} sx={chip}>
            <Box
              component="input"
              ref={index === 0 ? inputRef : undefined}
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              aria-label={choice.label}
              onChange={() => onChange(choice.value)}
              sx={{
                position: 'absolute',
                inset: 0,
                width: '100%',
                height: '100%',
                m: 0,
                opacity: 0,
                cursor: 'pointer',
              }}
            />
            {choice.face ?? choice.label}
          </Box>
        ))}
      </Box>
      {error && (
        <FormHelperText id={`${id}-error`} error>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
