import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatOpeningHours } from './openingHours';
import { telephoneLink, useHospital } from './useHospital';
import { TextPage, TextPart } from './TextPage';
import { commonWords } from '../words/common';
import { pageWords } from '../words/pages';
import { hospitalWords } from '../words/site/hospital';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="body2 muted">{label}</dt>
    <dd className="lines">{children}</dd>
  </div>
);

const Number = ({ value }: { value: string }) => (
  <a className="link link--underlined" href={telephoneLink(value)}>
    {value}
  </a>
);

/** How to reach the hospital, and where praise and complaints go. */
export function ContactPage() {
  const { phone, emergencyPhone, address, openingHours } = useHospital();
  const hours = formatOpeningHours(openingHours);
  return (
    <TextPage
      title={commonWords.contactUs}
      description={hospitalWords.telephoneNumbersAddressAndOpening}
      lead={hospitalWords.inEmergencyCallAtOnce}
    >
      <dl className="facts">
        {emergencyPhone && (
          <Fact label={hospitalWords.emergencyDayAndNight}>
            <Number value={emergencyPhone} />
          </Fact>
        )}
        {phone && (
          <Fact label={hospitalWords.questionsAndAppointments}>
            <Number value={phone} />
          </Fact>
        )}
        {hours && <Fact label={pageWords.open}>{hours}</Fact>}
        {address && <Fact label={pageWords.address}>{address}</Fact>}
      </dl>
      <TextPart heading={commonWords.feedback}>
        <p>
          {hospitalWords.afterCompletedVisitYouCan}{' '}
          <Link className="link link--underlined" to="/patientlogin/patientapps">
            {hospitalWords.yourAppointments}
          </Link>
          {hospitalWords.praiseAndComplaintsOfAnother}
        </p>
      </TextPart>
    </TextPage>
  );
}
