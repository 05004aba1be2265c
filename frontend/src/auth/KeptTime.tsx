import { useLocation } from 'react-router';
import { Alert } from '../common/feedback/Alert';
import { formatDate, formatTime } from '../common/format/format';
import { useDoctor } from '../users/useDoctors';
import { tAuth } from '../messages/people/auth';
import { toLoginState } from './loginState';

/** "Sat 28 Nov, 10:00 AM" */
const shortWhen = (date: string, time: string): string =>
  `${formatDate(date)
    .replace(',', '')
    .replace(/ \d{4}$/, '')}, ${formatTime(time)}`;

/** Tells a visitor that the chosen time is kept: it is in the address to which the login returns. */
export function KeptTime() {
  const { from = '' } = toLoginState(useLocation().state);
  const booking = new URLSearchParams(from.split('?')[1]);
  const doctorId = booking.get('book') ?? undefined;
  const doctor = useDoctor(doctorId);
  if (!doctorId) return null;
  const [date, time] = [booking.get('date'), booking.get('time')];
  const name = doctor.data?.fullName;
  return (
    <div className="auth__here">
      <Alert severity="info" role="status">
        <p className="strong">
          {date && time
            ? tAuth('timeKept', { hasDoctor: Boolean(name), doctor: name ?? '', when: shortWhen(date, time) })
            : tAuth('bookingKept', { hasDoctor: Boolean(name), doctor: name ?? '' })}
        </p>
        <p className="body2">{tAuth('keptUntilPaid')}</p>
      </Alert>
    </div>
  );
}
