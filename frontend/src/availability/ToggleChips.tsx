import Box from '@mui/material/Box';
import { useId } from 'react';
import '../common/forms/fields.css';
import { CONTROL_LINE, TOUCH_SIZE } from '../theme';

interface ToggleChipsProps {
  legend: string;
  choices: { value: string; label: string }[];
  values: string[];
  error?: string;
  onChange: (values: string[]) => void;
}

const chip = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: TOUCH_SIZE,
  minWidth: 92,
  px: 1.5,
  border: 1,
  borderColor: CONTROL_LINE,
  borderRadius: 1,
  cursor: 'pointer',
  '&:hover': { borderColor: 'primary.main' },
  '&:has(:checked)': { bgcolor: 'primary.main', color: 'primary.contrastText', borderColor: 'primary.main' },
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
};
const hiddenBox = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  m: 0,
  opacity: 0,
  cursor: 'pointer',
};

/** Multiple choice as checkboxes that look like chips. The values keep the order of the choices. */
export function ToggleChips({ legend, choices, values, error, onChange }: ToggleChipsProps) {
  const errorId = useId();
  const toggle = (value: string, isOn: boolean) =>
    onChange(
      choices.map((choice) => choice.value).filter((each) => (each === value ? isOn : values.includes(each))),
    );
  return (
    <Box component="fieldset" aria-describedby={errorId} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ typography: 'h6', p: 0, mb: 1 }}>
        {legend}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {choices.map(({ value, label }) => (
          <Box component="label" key={value} className="toggle-chip" sx={chip}>
            <Box
              component="input"
              type="checkbox"
              checked={values.includes(value)}
              onChange={(event: React.ChangeEvent<HTMLInputElement>) => toggle(value, event.target.checked)}
              sx={hiddenBox}
            />
            {label}
          </Box>
        ))}
      </Box>
      <p className="field__help field__help--wrong" id={errorId}>
        {error}
      </p>
    </Box>
  );
}
