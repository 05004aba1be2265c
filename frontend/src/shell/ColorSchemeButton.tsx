import BrightnessAutoIcon from '@mui/icons-material/BrightnessAuto';
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';

const steps = {
  system: { Icon: BrightnessAutoIcon, next: 'light' },
  light: { Icon: LightModeIcon, next: 'dark' },
  dark: { Icon: DarkModeIcon, next: 'system' },
} as const;

/** Goes round light, dark and as the device says. */
export function ColorSchemeButton() {
  const { mode = 'system', setMode } = useColorScheme();
  const { Icon, next } = steps[mode];
  const label = `Colours: ${mode}. Change to ${next}`;
  return (
    <IconButton color="inherit" aria-label={label} title={label} onClick={() => setMode(next)}>
      <Icon />
    </IconButton>
  );
}
