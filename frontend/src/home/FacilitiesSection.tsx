import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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
const wholeCard = {
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: 2, outlineOffset: '-2px', outlineColor: 'primary.main' },
};

const HelpButton = ({ name }: { name: string }) => (
  <Box
    component="button"
    type="button"
    aria-label={`${name}: whom to call and what to do first`}
    onClick={(event) => emergencyHelp.open(event.currentTarget)}
    sx={wholeCard}
  >
    {name}
  </Box>
);

const FacilityCard = ({ name, text, speciality }: Facility) => (
  <>
    <FacilityDrawing name={name} />
    <Box sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography variant="h6" component="h3">
        {speciality ? name : <HelpButton name={name} />}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {text}
      </Typography>
    </Box>
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
            <Box className="card-link" sx={{ position: 'relative' }}>
              <FacilityCard {...facility} />
            </Box>
          )}
        </li>
      ))}
    </ul>
  </Section>
);
