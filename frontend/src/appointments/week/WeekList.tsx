import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { formatDate, formatTime } from '../../common/format/format';
import { HeldBy } from '../../patients/HeldBy';
import { VisitStatus } from '../AppointmentCard';
import { byDate } from '../appointmentView';
import { whenOf } from '../when';
import { tAppointment } from '../../messages/care/appointments';
import { tPage } from '../../messages/pages';

const row = {
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto',
  gap: 1,
  alignItems: 'center',
  textAlign: 'left',
  width: '100%',
  minHeight: 56,
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 1 },
};

function timeText(visit: AppointmentDto): string {
  const { time } = whenOf(visit);
  return time ? formatTime(time) : tPage('noTime');
}

interface WeekListProps {
  dates: string[];
  today: string;
  visits: AppointmentDto[];
  onOpen: (visit: AppointmentDto) => void;
}

/** A week as a list of days, for screens too narrow for the table. */
export const WeekList = ({ dates, today, visits, onOpen }: WeekListProps) =>
  dates.map((date) => {
    const ofDay = visits.filter((visit) => whenOf(visit).date === date).sort(byDate);
    return (
      <Box component="section" key={date} aria-label={formatDate(date)} sx={{ mb: 2 }}>
        <Typography
          variant="h6"
          component="h3"
          aria-current={date === today ? 'date' : undefined}
          sx={{ mb: 0.5, color: date === today ? 'primary.main' : undefined }}
        >
          {date === today ? tAppointment('dateToday', { date: formatDate(date) }) : formatDate(date)}
        </Typography>
        {ofDay.length === 0 && (
          <Typography variant="body2" color="text.secondary">
            {tAppointment('noVisits')}
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
          {ofDay.map((visit) => (
            <li key={visit._id}>
              <ButtonBase sx={row} onClick={() => onOpen(visit)}>
                <Typography component="span" sx={{ fontWeight: 600 }}>
                  {timeText(visit)}
                </Typography>
                <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
                  {visit.patientId.fullName}
                  <HeldBy holder={visit.heldBy} />
                </Typography>
                <VisitStatus appointment={visit} />
              </ButtonBase>
            </li>
          ))}
        </Box>
      </Box>
    );
  });
