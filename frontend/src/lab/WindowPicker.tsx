import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { LabWindow } from '../../../openapi/contract/shop/lab-windows.js';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { ChoiceChips } from '../common/forms/ChoiceChips';
import { TOUCH_SIZE } from '../theme';
import { windowText } from './labBookingView';
import type { useLabWindows } from './useLabWindows';
import { tPage } from '../messages/pages';
import { tLab } from '../messages/shop/lab';

interface WindowPickerProps {
  windows: ReturnType<typeof useLabWindows>;
  value: LabWindow | undefined;
  error?: string;
  onChange: (window: LabWindow | undefined) => void;
}

/** The time windows of the chosen day with free places; otherwise a message. */
export function WindowPicker({ windows, value, error, onChange }: WindowPickerProps) {
  if (windows.isError) return <ErrorRetry error={windows.error} onRetry={() => void windows.refetch()} />;
  if (!windows.data)
    return (
      <Loading>
        <Skeleton variant="rounded" height={TOUCH_SIZE} />
      </Loading>
    );
  const free = windows.data.filter((window) => window.free > 0);
  if (free.length === 0)
    return (
      <Typography role={error ? 'alert' : 'status'} color={error ? 'error' : 'text.secondary'}>
        {windows.data.length > 0 ? tLab('dayFull') : tLab('noTimesOnDay')}
      </Typography>
    );
  return (
    <ChoiceChips
      legend={tPage('time')}
      choices={free.map((window) => ({ value: window.from, label: windowText(window) }))}
      value={value?.from ?? ''}
      error={error}
      onChange={(from) => {
        const chosen = free.find((window) => window.from === from);
        onChange(chosen && { from: chosen.from, to: chosen.to });
      }}
    />
  );
}
