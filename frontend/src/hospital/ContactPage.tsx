import { Link } from 'react-router';
import { Icon } from '../common/pictures/icons';
import { Closures } from './contact/Closures';
import { telephoneLink, useHospital } from './useHospital';
import { TextPage, TextPart } from './TextPage';
import { tCommon } from '../messages/common';
import { tContact } from '../messages/site/contact';
import { tHospital } from '../messages/site/hospital';

/** The phone numbers first, if the contact card is below the page. */
function Calls() {
  const { emergencyPhone, phone } = useHospital();
  const calls = [
    { number: emergencyPhone, look: 'button button--error', label: tContact('callEmergencyNumber') },
    { number: phone, look: 'button button--outlined', label: tContact('callReception') },
  ];
  return (
    <div className="contact-calls">
      {calls.map(
        ({ number, look, label }) =>
          number && (
            <a key={label} className={look} href={telephoneLink(number)}>
              <Icon name="phone" />
              {label}
            </a>
          ),
      )}
    </div>
  );
}

/** How to reach the hospital, and where to send feedback. */
export function ContactPage() {
  return (
    <TextPage
      title={tCommon('contactUs')}
      description={tHospital('contactDescription')}
      lead={tHospital('contactIntro')}
    >
      <Calls />
      <Closures />
      <TextPart
        heading={tContact('beforeYouCome')}
        points={[tContact('byAppointmentText'), tContact('bringText'), tContact('emergencyText')]}
      />
      <TextPart
        heading={tContact('answersTitle')}
        points={[tContact('chatText'), tContact('receptionText')]}
      />
      <TextPart heading={tCommon('feedback')}>
        <p>
          {tHospital('feedbackText')}{' '}
          <Link className="link link--underlined" to="/patientlogin/patientapps">
            {tHospital('reviewYourVisits')}
          </Link>
        </p>
      </TextPart>
    </TextPage>
  );
}
