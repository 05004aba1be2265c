import { findDoctorPath } from '../users/specialities';
import { emergencyHelp } from '../emergency/emergencyHelp';
import type { Speciality } from '../../../openapi/contract/people/fields.js';
import { CardLink } from './CardLink';
import { FacilityDrawing, type FacilityName } from './FacilityDrawing';
import { Section } from './Section';

interface Facility {
  name: FacilityName;
  text: string;
  /** Its doctors are a press away; without one it is the emergency department, whose help opens at once. */
  speciality?: Speciality;
}

const facilities: Facility[] = [
  { name: 'Emergency', text: 'Open day and night, with doctors on the spot.' },
  { name: 'Pediatric', text: 'Care for newborns, children and teenagers.', speciality: 'Pediatrics' },
  { name: 'Gynecology', text: "Women's health, pregnancy and birth.", speciality: 'Gynecology' },
  { name: 'Cardiology', text: 'Heart check-ups, rhythm and blood pressure.', speciality: 'Cardiology' },
  { name: 'Neurology', text: 'Headache, stroke, nerves and memory.', speciality: 'Neurology' },
  { name: 'Psychiatry', text: 'Someone to talk to, in confidence.', speciality: 'Psychiatry' },
  { name: 'Orthopedics', text: 'Bones, joints and injuries from sport.', speciality: 'Orthopedics' },
  { name: 'Dentistry', text: 'Teeth and gums, for the whole family.', speciality: 'Dentistry' },
];

/** The name of the emergency department is a button as large as its card. */
const HelpButton = ({ name }: { name: string }) => (
  <button
    type="button"
    className="facility__button"
    aria-label={`${name}: whom to call and what to do first`}
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
  <Section heading="Our facilities">
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
