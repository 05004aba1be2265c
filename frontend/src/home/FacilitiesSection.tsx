import { findDoctorPath } from '../users/specialities';
import { emergencyHelp } from '../emergency/emergencyHelp';
import type { Speciality } from '../../../openapi/contract/people/fields.js';
import { CardLink } from './CardLink';
import { FacilityDrawing, type FacilityName } from './drawings/FacilityDrawing';
import { Section } from './Section';
import { tCommon } from '../messages/common';
import { tHome } from '../messages/site/home';

interface Facility {
  name: FacilityName;
  /** The title, if it is not a speciality of the contract. */
  title?: string;
  text: string;
  /** A link to its doctors; without one it is the emergency department, which opens the emergency help. */
  speciality?: Speciality;
}

const facilities: Facility[] = [
  { name: 'emergency', title: tCommon('emergency'), text: tHome('emergencyCardText') },
  { name: 'children', title: tHome('pediatric'), text: tHome('pediatricText'), speciality: 'Pediatrics' },
  { name: 'Gynecology', text: tHome('gynecologyText'), speciality: 'Gynecology' },
  { name: 'Cardiology', text: tHome('cardiologyText'), speciality: 'Cardiology' },
  { name: 'Neurology', text: tHome('neurologyText'), speciality: 'Neurology' },
  { name: 'Psychiatry', text: tHome('psychiatryText'), speciality: 'Psychiatry' },
  { name: 'Orthopedics', text: tHome('orthopedicsText'), speciality: 'Orthopedics' },
  { name: 'Dentistry', text: tHome('dentistryText'), speciality: 'Dentistry' },
];

/** The emergency department's name is a button as large as its card. */
const HelpButton = ({ name }: { name: string }) => (
  <button
    type="button"
    className="facility__button"
    aria-label={tHome('emergencyLinkLabel', { name })}
    onClick={(event) => emergencyHelp.open(event.currentTarget)}
  >
    {name}
  </button>
);

const FacilityCard = ({ name, title = name, text, speciality }: Facility) => (
  <>
    <FacilityDrawing name={name} />
    <div className="facility">
      <h3 className="h6">{speciality ? title : <HelpButton name={title} />}</h3>
      <p className="body2 muted">{text}</p>
    </div>
  </>
);

/** The departments with illustrations. */
export const FacilitiesSection = () => (
  <Section heading={tHome('ourFacilities')}>
    <ul className="cards cards--4 cards--pairs">
      {facilities.map((facility) => (
        <li key={facility.name}>
          {facility.speciality ? (
            <CardLink to={findDoctorPath({ speciality: facility.speciality })} padding={0}>
              <FacilityCard {...facility} />
            </CardLink>
          ) : (
            <div className="card-link card-link--held">
              <FacilityCard {...facility} />
            </div>
          )}
        </li>
      ))}
    </ul>
  </Section>
);
