import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { EmptyState } from '../../common/feedback/EmptyState';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { Loading } from '../../common/feedback/Loading';
import { formatDate } from '../../common/format/format';
import { WeekGrid } from './WeekGrid';
import { WeekList } from './WeekList';
import { useFreeSlots, useWeekVisits } from './useWeek';
import { type Place, addWeeks, datesOfWeek, mondayOf } from './week';
import { tAppointment } from '../../messages/care/appointments';
import { tPage } from '../../messages/pages';

interface WeekViewProps {
  doctorId: string;
  monday: string;
  /** YYYY-MM-DD at the hospital. */
  today: string;
  onMonday: (monday: string) => void;
  onOpen: (visit: AppointmentDto) => void;
  onAdd: (place: Place) => void;
}

const namesOf = (monday: string) => {
  const dates = datesOfWeek(monday);
  return tPage('fromTo', { date: formatDate(monday), date2: formatDate(dates.at(-1) ?? monday) });
};

function WeekHead({ monday, today, onMonday }: Pick<WeekViewProps, 'monday' | 'today' | 'onMonday'>) {
  const thisWeek = mondayOf(today);
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ alignItems: 'center', flexWrap: 'wrap', justifyContent: 'space-between', mb: 2 }}
    >
      <Typography variant="h3" component="h2" aria-live="polite">
        {namesOf(monday)}
      </Typography>
      <Stack direction="row" spacing={1}>
        <IconButton aria-label={tAppointment('previousWeek')} onClick={() => onMonday(addWeeks(monday, -1))}>
          <PreviousIcon />
        </IconButton>
        <Button disabled={monday === thisWeek} onClick={() => onMonday(thisWeek)}>
          {tPage('thisWeek')}
        </Button>
        <IconButton aria-label={tAppointment('nextWeek')} onClick={() => onMonday(addWeeks(monday, 1))}>
          <NextIcon />
        </IconButton>
      </Stack>
    </Stack>
  );
}

/** The doctor's week: a table on wide screens, a list on others. */
export function WeekView({ doctorId, monday, today, onMonday, onOpen, onAdd }: WeekViewProps) {
  const isWide = useMediaQuery('(min-width:1100px)', { noSsr: true });
  const visits = useWeekVisits(monday);
  const free = useFreeSlots(doctorId, monday);
  const dates = datesOfWeek(monday);
  const failed = visits.isError ? visits : free.isError ? free : null;
  const isEmpty = visits.data?.length === 0 && !free.isLoading && !free.data?.length;
  return (
    <Box component="section" aria-label={tPage('week')} sx={{ mt: 3 }}>
      <WeekHead monday={monday} today={today} onMonday={onMonday} />
      {failed && <ErrorRetry error={failed.error} onRetry={() => void failed.refetch()} />}
      {(visits.isPending || free.isLoading) && (
        <Loading>
          <Skeleton variant="rounded" height={520} />
        </Loading>
      )}
      {isEmpty && <EmptyState text={tAppointment('weekEmpty')} />}
      {visits.data && !free.isLoading && !isEmpty && isWide && (
        <>
          <WeekGrid
            label={tAppointment('weekOf', { date: formatDate(monday) })}
            dates={dates}
            today={today}
            visits={visits.data}
            free={free.data ?? []}
            onOpen={onOpen}
            onAdd={onAdd}
          />
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {tAppointment('calendarHint')}
          </Typography>
        </>
      )}
      {visits.data && !isEmpty && !isWide && (
        <WeekList dates={dates} today={today} visits={visits.data} onOpen={onOpen} />
      )}
    </Box>
  );
}
