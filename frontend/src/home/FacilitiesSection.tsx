import { findDoctorPath } from '../users/specialities';
import { emergencyHelp } from '../emergency/emergencyHelp';
import type { Speciality } from '../../../openapi/contract/people/fields.js';
import { CardLink } from './CardLink';
import { FacilityDrawing, type FacilityName } from './drawings/FacilityDrawing';
import { Section } from './Section';
import { commonWords } from '../words/common';
import { homeWords } from '../words/site/home';

interface Facility {
  name: FacilityName;
  text: string;
  /** Its doctors are a press away; without one it is the emergency department, whose help opens at once. */
  speciality?: Speciality;
}

const facilities: Facility[] = [
  { name: commonWords.emergency, text: homeWords.emergencyCardText },
  { name: homeWords.pediatric, text: homeWords.pediatricText, speciality: 'Pediatrics' },
  { name: 'Gynecology', text: homeWords.gynecologyText, speciality: 'Gynecology' },
  { name: 'Cardiology', text: homeWords.cardiologyText, speciality: 'Cardiology' },
  { name: 'Neurology', text: homeWords.neurologyText, speciality: 'Neurology' },
  { name: 'Psychiatry', text: homeWords.psychiatryText, speciality: 'Psychiatry' },
  { name: 'Orthopedics', text: homeWords.orthopedicsText, speciality: 'Orthopedics' },
  { name: 'Dentistry', text: homeWords.dentistryText, speciality: 'Dentistry' },
];

/** The name of the emergency department is a button as large as its card. */
const HelpButton = ({ name }: { name: string }) => (
  <button
    type="button"
    className="facility__button"
    aria-label={homeWords.emergencyLinkLabel(name)}
    onClick={(event) => emergencyHelp.open(event.currentTarget)}
  >
    {name}
  </button>
);

const FacilityCard = ({ name, text, speciality }: Facility) => (
  <>
    <FacilityDrawing name={name} />
    <div className="facility">
      <h3 className="h6">{speciality ? name : <HelpButton name={name} />}</h3>
      <p className="body2 muted">{text}</p>
    </div>
  </>
);

/** The departments, as pictures of what happens there. */
export const FacilitiesSection = () => (
  <Section heading={homeWords.ourFacilities}>
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
