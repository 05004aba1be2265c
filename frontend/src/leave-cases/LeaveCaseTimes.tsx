import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Opening } from '../../../openapi/contract/care/slots.js';
import { formatVisit } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { tLeaveCase } from '../messages/care/leaveCases';
import { tPage } from '../messages/pages';

interface LeaveCaseTimesProps {
  doctorName: string;
  times: readonly Opening[];
  /** The time that is being booked. */
  busy: Opening | null;
  disabled: boolean;
  onTake: (opening: Opening) => void;
}

/** A doctor's next times, one button each. */
export function LeaveCaseTimes({ doctorName, times, busy, disabled, onTake }: LeaveCaseTimesProps) {
  const { timeZone } = useHospital();
  if (times.length === 0) return <Typography color="text.secondary">{tLeaveCase('noTimes')}</Typography>;
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {times.map((opening) => {
        const text = formatVisit(opening.date, opening.time, timeZone);
        return (
          <Button
            key={text}
            variant="outlined"
            disabled={disabled}
            loading={busy?.date === opening.date && busy.time === opening.time}
            aria-label={tPage('visitAndDoctor', { visit: text, doctorName })}
            onClick={() => onTake(opening)}
          >
            {text}
          </Button>
        );
      })}
    </Stack>
  );
}
