import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Opening } from '../../../openapi/contract/care/slots.js';
import { NextOpenings } from '../availability/openings/NextOpenings';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { formatRupees, formatTime, shortId } from '../common/format/format';
import { tSpecified } from '../messages/specified';
import { experienceOf } from './DoctorCard';
import { DoctorHours } from './DoctorHours';
import { DoctorRating } from './DoctorRating';
import { profilePath } from './profilePath';
import { DoctorPicture } from './DoctorPicture';
import { genderLabel } from './doctorsFilter';
import { useDoctor } from './useDoctors';
import type { ShownDoctor } from './useDoctors';
import { tPage } from '../messages/pages';
import { tDoctor } from '../messages/people/doctors';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="body2 muted">{label}</dt>
    <dd className="body2">{children}</dd>
  </div>
);

const Facts = ({ doctor }: { doctor: ShownDoctor }) => (
  <dl>
    <Fact label={tPage('doctorId')}>{shortId(doctor._id)}</Fact>
    <Fact label={tDoctor('experienceLabel')}>{experienceOf(doctor.experience)}</Fact>
    <Fact label={tDoctor('consultationFee')}>
      {doctor.fee === null ? tPage('notSetYet') : formatRupees(doctor.fee)}
    </Fact>
    <Fact label={tDoctor('qualifications')}>{doctor.qualification ?? tPage('notAvailable')}</Fact>
    {genderLabel(doctor.gender) && <Fact label={tPage('gender')}>{genderLabel(doctor.gender)}</Fact>}
    {doctor.languages.length > 0 && <Fact label={tPage('languages')}>{doctor.languages.join(', ')}</Fact>}
  </dl>
);

interface DoctorDetailsProps {
  doctor: ShownDoctor;
  today: string;
  onBook: (opening?: Opening) => void;
}

function DoctorDetails({ doctor, today, onBook }: DoctorDetailsProps) {
  const { fullName, speciality, image, hours, availableDays, timeSlots, description, slug } = doctor;
  return (
    <article className="doctor-panel">
      <div className="doctor-head">
        <DoctorPicture image={image} size={72} />
        <div>
          <h2 className="h3">
            {slug ? (
              <Link className="doctor-name" to={profilePath(slug)}>
                {fullName}
              </Link>
            ) : (
              fullName
            )}
          </h2>
          <p className="doctor-speciality">{speciality ?? tPage('notAvailable')}</p>
          <DoctorRating rating={doctor.rating} reviewCount={doctor.reviewCount} />
        </div>
      </div>
      {doctor.nextOpenings && (
        <NextOpenings
          doctor={{ ...doctor, nextOpenings: doctor.nextOpenings }}
          today={today}
          onBook={onBook}
        />
      )}
      <Facts doctor={doctor} />
      <h3 className="h6">{tDoctor('availableDays')}</h3>
      <p className="body2">{availableDays.join(', ') || tDoctor('noDaysAvailable')}</p>
      <h3 className="h6">{tPage('timeSlots')}</h3>
      {/* With hours that differ by day, a single list of times would be wrong for some days. */}
      {hours ? (
        <DoctorHours hours={hours} />
      ) : (
        <p className="body2">{timeSlots.map(formatTime).join(', ') || tSpecified('noSlots')}</p>
      )}
      <h3 className="h6">{tDoctor('about')}</h3>
      <p className="doctor-panel__about body2">{description ?? tSpecified('noDescription')}</p>
      <div className="doctor-panel__book">
        <button type="button" className="button button--contained" onClick={() => onBook()}>
          {tDoctor('bookDoctor')}
        </button>
      </div>
    </article>
  );
}

interface DoctorPanelProps {
  doctorId: string | undefined;
  /** YYYY-MM-DD in the hospital's zone. */
  today: string;
  onBook: (doctorId: string, opening?: Opening) => void;
}

/** The details of the selected doctor. */
export function DoctorPanel({ doctorId, today, onBook }: DoctorPanelProps) {
  const doctor = useDoctor(doctorId);
  if (!doctorId) return <p className="muted">{tSpecified('selectDoctor')}</p>;
  if (doctor.isError) return <ErrorRetry error={doctor.error} onRetry={() => void doctor.refetch()} />;
  if (doctor.isPending) {
    return (
      <Loading>
        <div className="doctor-panel">
          <div className="skeleton" />
          <div className="skeleton" />
          <div className="skeleton" />
        </div>
      </Loading>
    );
  }
  const book = (opening?: Opening) => onBook(doctorId, opening);
  return <DoctorDetails doctor={doctor.data} today={today} onBook={book} />;
}
