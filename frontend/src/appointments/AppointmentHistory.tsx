import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AppointmentDto, AppointmentStatus } from '../../../openapi/contract/care/appointments.js';
import type { VisitMove } from '../../../openapi/contract/care/visit-moves.js';
import { formatInstant, formatVisit } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { tAppointment } from '../messages/care/appointments';
import { tPage } from '../messages/pages';

const WORDS: Record<AppointmentStatus, string> = {
  pending: tPage('requested'),
  accepted: tAppointment('accepted'),
  rejected: tPage('rejected'),
  completed: tPage('completed'),
  cancelled: tPage('cancelled'),
};

const MOVE_TEXTS: Record<VisitMove['by'], string> = {
  patient: tAppointment('movedByPatient'),
  doctor: tAppointment('movedByDoctor'),
  admin: tAppointment('movedByHospital'),
};

interface Turn {
  /** Whether it is the first entry of the history. */
  isFirst: boolean;
  wasUnanswered: boolean;
  /** The move, if it is one. */
  move: VisitMove | undefined;
}

function wordsOf(status: AppointmentStatus, { isFirst, wasUnanswered, move }: Turn): string {
  if (move) return MOVE_TEXTS[move.by];
  if (status === 'rejected' && wasUnanswered) return tAppointment('notAnsweredInTime');
  return status === 'pending' && !isFirst ? tAppointment('anotherTimeAskedFor') : WORDS[status];
}

function placeText({ date, time }: VisitMove['from'], doctor: string | null, timeZone: string): string {
  const when = formatVisit(date, time, timeZone);
  return doctor ? tPage('visitAndDoctor', { visit: when, doctorName: doctor }) : when;
}

/** "from Tue, 24 Nov 2026, 10:30 AM IST to Wed, 25 Nov 2026, 11:00 AM IST", with the doctors if they differ. */
function moveWords({ from, to, reason }: VisitMove, timeZone: string): string {
  const isOther = from.doctorId !== to.doctorId;
  const [before, after] = [from, to].map((place) =>
    placeText(place, isOther ? place.doctorName : null, timeZone),
  );
  return [tAppointment('movedFromTo', { before, after }), reason && tPage('reason', { reason })]
    .filter(Boolean)
    .join('. ');
}

/** Every state and move of a visit with its time, oldest first. */
export function AppointmentHistory({
  history,
  wasUnanswered,
  moves,
}: Pick<AppointmentDto, 'history' | 'wasUnanswered' | 'moves'>) {
  const { timeZone } = useHospital();
  return (
    <Box component="ol" aria-label={tPage('history')} sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {history.map(({ status, at }, index) => {
        const move = moves.find((one) => one.at === at);
        return (
          <Box component="li" key={`${status} ${at}`} sx={{ py: 0.25 }}>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {wordsOf(status, { isFirst: index === 0, wasUnanswered, move })}
            </Typography>{' '}
            <Typography component="span" variant="body2" color="text.secondary">
              {formatInstant(at, timeZone)}
            </Typography>
            {move && <Typography variant="body2">{moveWords(move, timeZone)}</Typography>}
          </Box>
        );
      })}
    </Box>
  );
}
