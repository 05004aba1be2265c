import type { Opening } from '../../../../openapi/contract/care/slots.js';
import { formatTime } from '../../common/format/format';
import { NoOpenings } from './NoOpenings';
import { dayText, openingText } from './openingText';
import { tAvailability } from '../../messages/care/availability';

interface NextOpeningsProps {
  doctor: { _id: string; fullName: string; nextOpenings: Opening[] };
  /** YYYY-MM-DD in the hospital's zone. */
  today: string;
  onBook: (opening: Opening) => void;
}

/** A doctor's next free times, each a link to its booking. */
export function NextOpenings({ doctor, today, onBook }: NextOpeningsProps) {
  const { fullName, nextOpenings } = doctor;
  return (
    <div className="openings">
      {nextOpenings.length === 0 ? (
        <NoOpenings doctor={doctor} />
      ) : (
        <>
          <p className="caption muted">{tAvailability('nextFreeTimes')}</p>
          <div
            role="group"
            aria-label={tAvailability('nextFreeTimesOf', { fullName })}
            className="openings__times"
          >
            {nextOpenings.map((opening) => (
              <button
                key={`${opening.date} ${opening.time}`}
                type="button"
                className="opening"
                aria-label={tAvailability('bookOpening', { opening: openingText(opening, today), fullName })}
                onClick={() => onBook(opening)}
              >
                {dayText(opening.date, today)} <strong>{formatTime(opening.time)}</strong>
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
