import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatOpeningHours } from './openingHours';
import { telephoneLink, useHospital } from './useHospital';
import { TextPage, TextPart } from './TextPage';

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
      title="Contact Us"
      description="Telephone numbers, address and opening hours of the hospital, and how to give feedback."
      lead="In an emergency call at once. For everything else choose what suits you."
    >
      <dl className="facts">
        {emergencyPhone && (
          <Fact label="Emergency, day and night">
            <Number value={emergencyPhone} />
          </Fact>
        )}
        {phone && (
          <Fact label="Questions and appointments">
            <Number value={phone} />
          </Fact>
        )}
        {hours && <Fact label="Open">{hours}</Fact>}
        {address && <Fact label="Address">{address}</Fact>}
      </dl>
      <TextPart heading="Feedback">
        <p>
          After a completed visit you can review it from{' '}
          <Link className="link link--underlined" to="/patientlogin/patientapps">
            your appointments
          </Link>
          . Praise and complaints of another kind reach us by telephone, or through the chat at the corner of
          each page: what it cannot answer goes to our staff.
        </p>
      </TextPart>
    </TextPage>
  );
}
