import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatTime } from '../../common/format/format';
import { tExtraSession } from '../../messages/care/extraSessions';
import { tPage } from '../../messages/pages';
import { AddTime } from '../AddTime';

interface SingleTimesProps {
  times: readonly string[];
  error?: string;
  onChange: (times: string[]) => void;
}

/** The single times of a session, sorted; pressing a chip removes its time. */
export function SingleTimes({ times, error, onChange }: SingleTimesProps) {
  const errorId = useId();
  return (
    <Stack
      role="group"
      aria-label={tExtraSession('timesOfSession')}
      aria-describedby={errorId}
      spacing={1}
      sx={{ minWidth: 0 }}
    >
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {times.length === 0 && <Typography color="text.secondary">{tExtraSession('noTimesYet')}</Typography>}
        {times.map((time) => {
          const remove = () => onChange(times.filter((each) => each !== time));
          return (
            <Chip
              key={time}
              label={formatTime(time)}
              aria-label={tPage('removeNamed', { title: formatTime(time) })}
              onClick={remove}
              onDelete={remove}
            />
          );
        })}
      </Stack>
      <AddTime onAdd={(time) => onChange([...new Set([...times, time])].toSorted())} />
      <p className="field__help field__help--wrong" id={errorId}>
        {error}
      </p>
    </Stack>
  );
}
