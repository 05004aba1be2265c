import { useState } from 'react';
import type { Opening } from '../../../../openapi/contract/care/slots.js';
import type { Doctor } from '../../../../openapi/contract/people/doctors.js';
import { dayText } from '../../availability/openings/openingText';
import type { useFreeDays } from '../../booking/useSlots';
import { SkeletonList } from '../../common/feedback/Skeleton';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { Loading } from '../../common/feedback/Loading';
import { ChoiceChips } from '../../common/forms/ChoiceChips';
import { addDays, formatTime } from '../../common/format/format';
import { JoinWaitlist } from '../../waitlist/JoinWaitlist';
import { tAvailability } from '../../messages/care/availability';
import { withKind } from '../../appointments/when';
import { tPage } from '../../messages/pages';
import { tDoctor } from '../../messages/people/doctors';

/** The number of days shown; later ones are in the booking. */
const DAYS = 14;

interface FreeTimesProps {
  doctor: Doctor;
  freeDays: ReturnType<typeof useFreeDays>;
  /** YYYY-MM-DD in the hospital's zone. */
  today: string;
  onBook: (opening?: Opening) => void;
}

/** The free times of the next two weeks: choose a day, press a time, and the booking opens with both. */
export function FreeTimes({ doctor, freeDays, today, onBook }: FreeTimesProps) {
  const { _id, fullName } = doctor;
  const [chosen, setChosen] = useState<string>();
  if (freeDays.isError) return <ErrorRetry error={freeDays.error} onRetry={() => void freeDays.refetch()} />;
  if (freeDays.isPending) {
    return (
      <Loading>
        <SkeletonList count={3} height={52} />
      </Loading>
    );
  }
  const days = freeDays.data.filter(({ date }) => date < addDays(today, DAYS));
  const day = days.find(({ date }) => date === chosen) ?? days[0];
  if (!day) {
    return (
      <div className="stack stack--start">
        <p>{tDoctor('noFreeTimeInTwoWeeks')}</p>
        <JoinWaitlist target={{ doctorId: _id, name: fullName }} />
      </div>
    );
  }
  const timeText = (time: string) => withKind(formatTime(time), day.kinds?.[time]);
  return (
    <div className="stack">
      <ChoiceChips
        legend={tPage('day')}
        choices={days.map(({ date }) => ({ value: date, label: dayText(date, today) }))}
        value={day.date}
        onChange={setChosen}
      />
      <ul
        aria-label={tAvailability('nextFreeTimesOf', { fullName })}
        className="openings__times doctor-profile__times"
      >
        {day.times.map((time) => (
          <li key={time}>
            <button
              type="button"
              className="opening"
              aria-label={tAvailability('bookOpening', {
                opening: `${timeText(time)}, ${dayText(day.date, today)}`,
                fullName,
              })}
              onClick={() => onBook({ date: day.date, time })}
            >
              {timeText(time)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
