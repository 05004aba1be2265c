import { Link } from 'react-router';
import type { DoctorCard as DoctorCardData } from '../../../openapi/contract/people/doctors.js';
import type { Opening } from '../../../openapi/contract/care/slots.js';
import { tCount } from '../../../openapi/contract/messages/counts.js';
import { NextOpenings } from '../availability/openings/NextOpenings';
import { formatRupees } from '../common/format/format';
import { DoctorRating } from './DoctorRating';
import { profilePath } from './profilePath';
import { DoctorPicture } from './DoctorPicture';
import { tPage } from '../messages/pages';
import { tDoctor } from '../messages/people/doctors';

interface DoctorCardProps {
  doctor: DoctorCardData;
  selected: boolean;
  /** Among the first visible cards. */
  isFirst: boolean;
  today: string;
  onView: () => void;
  onBook: (opening?: Opening) => void;
}

/** Shown for a doctor without a fee. */
export const FEE_UNKNOWN = tDoctor('feeNotSet');

/** "12 years of experience"; N/A if unknown. */
export const experienceOf = (years: number | null): string =>
  years === null ? tPage('notAvailable') : tCount('years', { count: years });

/** A doctor in the list. */
export function DoctorCard({ doctor, selected, isFirst, today, onView, onBook }: DoctorCardProps) {
  const { fullName, speciality, experience, qualification, fee, image, slug } = doctor;
  return (
    <li className="doctor-card" aria-current={selected || undefined}>
      <div className="doctor-head">
        <DoctorPicture image={image} size={88} eager={isFirst} />
        <div>
          <h2 className="h3">
            <Link className="doctor-name" to={profilePath(slug)}>
              {fullName}
            </Link>
          </h2>
          <p className="doctor-speciality">{speciality ?? tPage('notAvailable')}</p>
          <DoctorRating rating={doctor.rating} reviewCount={doctor.reviewCount} />
          <p className="h3 doctor-card__fee">
            {fee === null ? (
              FEE_UNKNOWN
            ) : (
              <>
                {formatRupees(fee)}
                <span className="body2 muted"> {tDoctor('perVisit')}</span>
              </>
            )}
          </p>
        </div>
      </div>
      <div className="doctor-card__facts body2">
        <p>{tDoctor('experience', { experience: experienceOf(experience) })}</p>
        <p>{qualification ?? tPage('notAvailable')}</p>
      </div>
      <NextOpenings doctor={doctor} today={today} onBook={onBook} />
      <div className="doctor-card__actions">
        <button
          type="button"
          className="button button--outlined"
          onClick={onView}
          aria-label={tDoctor('viewDetailsOf', { fullName })}
        >
          {tPage('viewDetails')}
        </button>
        <button
          type="button"
          className="button button--contained"
          onClick={() => onBook()}
          aria-label={tDoctor('bookDoctorNamed', { fullName })}
        >
          {tDoctor('bookDoctor')}
        </button>
      </div>
    </li>
  );
}

export const DoctorCardSkeleton = () => <div className="skeleton" />;
