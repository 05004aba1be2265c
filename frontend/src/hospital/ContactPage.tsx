import { Link } from 'react-router';
import { Icon } from '../common/pictures/icons';
import { Closures } from './contact/Closures';
import { telephoneLink, useHospital } from './useHospital';
import { TextPage, TextPart } from './TextPage';
import { commonWords } from '../words/common';
import { contactWords } from '../words/site/contact';
import { hospitalWords } from '../words/site/hospital';

/** The numbers above everything else, where the contact card stands below the page. */
function Calls() {
  const { emergencyPhone, phone } = useHospital();
  const calls = [
    { number: emergencyPhone, look: 'button button--error', label: contactWords.callEmergencyNumber },
    { number: phone, look: 'button button--outlined', label: contactWords.callReception },
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

/** How to reach the hospital, and where praise and complaints go. */
export function ContactPage() {
  return (
    <TextPage
      title={commonWords.contactUs}
      description={hospitalWords.contactDescription}
      lead={hospitalWords.contactIntro}
    >
      <Calls />
      <Closures />
      <TextPart
        heading={contactWords.beforeYouCome}
        points={[contactWords.byAppointmentText, contactWords.bringText, contactWords.emergencyText]}
      />
      <TextPart
        heading={contactWords.answersTitle}
        points={[contactWords.chatText, contactWords.receptionText]}
      />
      <TextPart heading={commonWords.feedback}>
        <p>
          {hospitalWords.feedbackText}{' '}
          <Link className="link link--underlined" to="/patientlogin/patientapps">
            {hospitalWords.reviewYourVisits}
          </Link>
        </p>
      </TextPart>
    </TextPage>
  );
}
