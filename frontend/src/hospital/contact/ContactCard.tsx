import { useId } from 'react';
import type { ReactNode } from 'react';
import { askForChat } from '../../chat/chatRequest';
import { formatDay, formatTime } from '../../common/format/format';
import { Button } from '../../common/forms/Button';
import { Icon } from '../../common/pictures/icons';
import { contactWords } from '../../words/site/contact';
import { hospitalWords } from '../../words/site/hospital';
import { pageWords } from '../../words/pages';
import { formatOpeningHours } from '../openingHours';
import { telephoneLink, useHospital } from '../useHospital';
import { ClosureNotice } from './ClosureNotice';
import { useOpening } from './useOpening';
import './contact.css';

const directionsTo = (place: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="body2 muted">{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Phone = ({ number, isUrgent }: { number: string; isUrgent?: boolean }) => (
  <a
    className={isUrgent ? 'contact-card__phone contact-card__phone--urgent' : 'contact-card__phone'}
    href={telephoneLink(number)}
  >
    <Icon name="phone" />
    {number}
  </a>
);

/** "Open now, until 8:00 PM", or when it opens next. */
function OpenNow() {
  const { openingHours } = useHospital();
  const { isOpen, opens, today } = useOpening();
  if (isOpen)
    return <p className="open-now open-now--open">{contactWords.openUntil(formatTime(openingHours.to))}</p>;
  if (!opens) return <p className="open-now">{contactWords.closedNow}</p>;
  const time = formatTime(opens.time);
  return (
    <p className="open-now">
      {opens.date === today
        ? contactWords.closedOpensToday(time)
        : contactWords.closedOpensOn(formatDay(opens.date), time)}
    </p>
  );
}

function Hours() {
  const { openingHours } = useHospital();
  const hours = formatOpeningHours(openingHours);
  if (!hours) return null;
  return (
    <Fact label={contactWords.openingHours}>
      <OpenNow />
      <p>{hours}</p>
      <ClosureNotice />
    </Fact>
  );
}

function Address() {
  const { name, address } = useHospital();
  if (!address) return null;
  return (
    <Fact label={pageWords.address}>
      <p className="lines">{address}</p>
      <a
        className="link link--underlined"
        href={directionsTo(`${name}, ${address}`)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {contactWords.directions}
      </a>
    </Fact>
  );
}

/** How to reach the hospital: numbers, hours with today's state, address and the chat. */
export function ContactCard() {
  const { emergencyPhone, phone } = useHospital();
  const id = useId();
  return (
    <aside className="card contact-card" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {contactWords.howToReachUs}
      </h2>
      <dl className="contact-card__facts">
        {emergencyPhone && (
          <Fact label={hospitalWords.emergencyDayAndNight}>
            <Phone number={emergencyPhone} isUrgent />
          </Fact>
        )}
        {phone && (
          <Fact label={hospitalWords.questionsAndAppointments}>
            <Phone number={phone} />
          </Fact>
        )}
        <Hours />
        <Address />
      </dl>
      <Button look="outlined" onClick={askForChat}>
        <Icon name="chat" />
        {contactWords.askInChat}
      </Button>
    </aside>
  );
}
