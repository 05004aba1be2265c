import { setColorMode, useColorMode } from '../common/theme/colorScheme';
import { Icon } from '../common/pictures/icons';
import { tShell } from '../messages/site/shell';

const next = { system: 'light', light: 'dark', dark: 'system' } as const;

/** Cycles through light, dark and the device's scheme. */
export function ColorSchemeButton() {
  const mode = useColorMode();
  const label = tShell('coloursSwitch', { mode, next: next[mode] });
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      onClick={() => setColorMode(next[mode])}
    >
      <Icon name={mode} />
    </button>
  );
}
