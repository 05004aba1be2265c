import { JoinWaitlist } from '../../waitlist/JoinWaitlist';
import { BOOKING_DAYS_AHEAD } from '../bookingDays';
import { tAvailability } from '../../messages/care/availability';

interface NoOpeningsProps {
  doctor: { _id: string; fullName: string };
}

/** Shown instead of the next free times when a doctor has none. */
export const NoOpenings = ({ doctor: { _id, fullName } }: NoOpeningsProps) => (
  <div className="no-openings">
    <p className="body2">{tAvailability('noFreeTime', { bookingDaysAhead: BOOKING_DAYS_AHEAD })}</p>
    <JoinWaitlist target={{ doctorId: _id, name: fullName }} />
  </div>
);
