import type { ReactNode } from 'react';
import type { Doctor } from '../../../../openapi/contract/people/doctors.js';
import { formatTime } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { tSpecified } from '../../messages/specified';
import { tPage } from '../../messages/pages';
import { tDoctor } from '../../messages/people/doctors';
import { experienceOf } from '../DoctorCard';
import { DoctorHours } from '../DoctorHours';
import { genderLabel } from '../doctorsFilter';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="body2 muted">{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Hours = ({ doctor: { hours, availableDays, timeSlots } }: { doctor: Doctor }) =>
  hours ? (
    <DoctorHours hours={hours} />
  ) : (
    <>
      <p>{availableDays.join(', ') || tDoctor('noDaysAvailable')}</p>
      <p className="body2 muted">{timeSlots.map(formatTime).join(', ') || tSpecified('noSlots')}</p>
    </>
  );

/** Biography, qualifications, languages, hours and location. */
export function ProfileFacts({ doctor }: { doctor: Doctor }) {
  const { description, qualification, experience, languages, gender } = doctor;
  const { name, address, phone } = useHospital();
  return (
    <>
      <section className="doctor-profile__section">
        <h2 className="h2">{tDoctor('about')}</h2>
        <p className="doctor-profile__about">{description ?? tSpecified('noDescription')}</p>
        <dl className="doctor-profile__facts">
          <Fact label={tDoctor('qualifications')}>{qualification ?? tPage('notAvailable')}</Fact>
          <Fact label={tDoctor('experienceLabel')}>{experienceOf(experience)}</Fact>
          {languages.length > 0 && <Fact label={tPage('languages')}>{languages.join(', ')}</Fact>}
          {genderLabel(gender) && <Fact label={tPage('gender')}>{genderLabel(gender)}</Fact>}
        </dl>
      </section>
      <section className="doctor-profile__section">
        <h2 className="h2">{tDoctor('workingHours')}</h2>
        <Hours doctor={doctor} />
      </section>
      <section className="doctor-profile__section">
        <h2 className="h2">{tDoctor('whereToCome')}</h2>
        <address>
          <p className="strong">{name}</p>
          <p>{address}</p>
          <p>
            <a className="link" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              {phone}
            </a>
          </p>
        </address>
      </section>
    </>
  );
}
