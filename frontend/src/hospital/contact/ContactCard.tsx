import { useId } from 'react';
import type { ReactNode } from 'react';
import { askForChat } from '../../chat/chatRequest';
import { formatDay, formatTime } from '../../common/format/format';
import { Button } from '../../common/forms/Button';
import { Icon } from '../../common/pictures/icons';
import { tContact } from '../../messages/site/contact';
import { tHospital } from '../../messages/site/hospital';
import { tPage } from '../../messages/pages';
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

/** "Open now, until 8:00 PM", or the next opening time. */
function OpenNow() {
  const { openingHours } = useHospital();
  const { isOpen, opens, today } = useOpening();
  if (isOpen)
    return (
      <p className="open-now open-now--open">
        {tContact('openUntil', { time: formatTime(openingHours.to) })}
      </p>
    );
  if (!opens) return <p className="open-now">{tContact('closedNow')}</p>;
  const time = formatTime(opens.time);
  return (
    <p className="open-now">
      {opens.date === today
        ? tContact('closedOpensToday', { time })
        : tContact('closedOpensOn', { day: formatDay(opens.date), time })}
    </p>
  );
}

function Hours() {
  const { openingHours } = useHospital();
  const hours = formatOpeningHours(openingHours);
  if (!hours) return null;
  return (
    <Fact label={tContact('openingHours')}>
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
    <Fact label={tPage('address')}>
      <p className="lines">{address}</p>
      <a
        className="link link--underlined"
        href={directionsTo(`${name}, ${address}`)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {tContact('directions')}
      </a>
    </Fact>
  );
}

/** How to reach the hospital: numbers, hours with the present state, address and chat. */
export function ContactCard() {
  const { emergencyPhone, phone } = useHospital();
  const id = useId();
  return (
    <aside className="card contact-card" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {tContact('howToReachUs')}
      </h2>
      <dl className="contact-card__facts">
        {emergencyPhone && (
          <Fact label={tHospital('emergencyDayAndNight')}>
            <Phone number={emergencyPhone} isUrgent />
          </Fact>
        )}
        {phone && (
          <Fact label={tHospital('questionsAndAppointments')}>
            <Phone number={phone} />
          </Fact>
        )}
        <Hours />
        <Address />
      </dl>
      <Button look="outlined" onClick={askForChat}>
        <Icon name="chat" />
        {tContact('askInChat')}
      </Button>
    </aside>
  );
}
