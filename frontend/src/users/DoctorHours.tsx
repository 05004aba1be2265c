import type { DayHours, DoctorHours as Hours } from '../../../openapi/contract/care/hours.js';
import { formatTime } from '../common/format/format';
import { tPage } from '../messages/pages';
import { tDoctor } from '../messages/people/doctors';

const spanText = (from: string, to: string) =>
  tPage('fromTo', { date: formatTime(from), date2: formatTime(to) });

/** "9:00 AM to 1:00 PM, 2:00 PM to 5:00 PM" */
const dayText = ({ from, to, breakFrom, breakTo }: DayHours): string =>
  breakFrom && breakTo ? `${spanText(from, breakFrom)}, ${spanText(breakTo, to)}` : spanText(from, to);

/** The hours of a doctor that differ by day. */
export const DoctorHours = ({ hours }: { hours: Hours }) => (
  <>
    <dl>
      {hours.days.map((day) => (
        <div key={day.day}>
          <dt className="body2 muted">{day.day}</dt>
          <dd className="body2">{dayText(day)}</dd>
        </div>
      ))}
    </dl>
    <p className="body2 muted">{tDoctor('visitLength', { slotMinutes: hours.slotMinutes })}</p>
  </>
);
