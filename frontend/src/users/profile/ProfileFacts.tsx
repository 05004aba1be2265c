import type { ReactNode } from 'react';
import type { Doctor } from '../../../../openapi/contract/people/doctors.js';
import { formatTime } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { messages } from '../../messages';
import { pageWords } from '../../words/pages';
import { doctorWords } from '../../words/people/doctors';
import { experienceOf } from '../DoctorCard';
import { DoctorHours } from '../DoctorHours';
import { GENDER_LABELS } from '../doctorsFilter';

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
      <p>{availableDays.join(', ') || doctorWords.noDaysAvailable}</p>
      <p className="body2 muted">{timeSlots.map(formatTime).join(', ') || messages.noSlots}</p>
    </>
  );

/** Biography, qualifications, languages, hours, and where the doctor sees patients. */
export function ProfileFacts({ doctor }: { doctor: Doctor }) {
  const { description, qualification, experience, languages, gender } = doctor;
  const { name, address, phone } = useHospital();
  return (
    <>
      <section className="doctor-profile__section">
        <h2 className="h2">{doctorWords.about}</h2>
        <p className="doctor-profile__about">{description ?? messages.noDescription}</p>
        <dl className="doctor-profile__facts">
          <Fact label={doctorWords.qualifications}>{qualification ?? pageWords.notAvailable}</Fact>
          <Fact label={doctorWords.experienceLabel}>{experienceOf(experience)}</Fact>
          {languages.length > 0 && <Fact label={pageWords.languages}>{languages.join(', ')}</Fact>}
          {gender && <Fact label={pageWords.gender}>{GENDER_LABELS[gender]}</Fact>}
        </dl>
      </section>
      <section className="doctor-profile__section">
        <h2 className="h2">{doctorWords.workingHours}</h2>
        <Hours doctor={doctor} />
      </section>
      <section className="doctor-profile__section">
        <h2 className="h2">{doctorWords.whereToCome}</h2>
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
