import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { findDoctorPath } from '../common/specialities';
import type { Speciality } from '../../../openapi/contract/users.js';
import { CardLink } from './CardLink';
import { FacilityDrawing, type FacilityName } from './FacilityDrawing';
import { Section } from './Section';

interface Facility {
  name: FacilityName;
  text: string;
  speciality: Speciality;
}

const facilities: Facility[] = [
  {
    name: 'Emergency',
    text: 'Open day and night, with doctors on the spot.',
    speciality: 'General Medicine',
  },
  { name: 'Pediatric', text: 'Care for newborns, children and teenagers.', speciality: 'Pediatrics' },
  { name: 'Gynecology', text: "Women's health, pregnancy and birth.", speciality: 'Gynecology' },
  { name: 'Cardiology', text: 'Heart check-ups, rhythm and blood pressure.', speciality: 'Cardiology' },
  { name: 'Neurology', text: 'Headache, stroke, nerves and memory.', speciality: 'Neurology' },
  { name: 'Psychiatry', text: 'Someone to talk to, in confidence.', speciality: 'Psychiatry' },
  { name: 'Orthopedics', text: 'Bones, joints and injuries from sport.', speciality: 'Orthopedics' },
  { name: 'Dentistry', text: 'Teeth and gums, for the whole family.', speciality: 'Dentistry' },
];

/** The departments, as pictures of what happens there. */
export const FacilitiesSection = () => (
  <Section heading="Our facilities">
    <ul className="cards cards--4 cards--pairs">
      {facilities.map(({ name, text, speciality }) => (
        <li key={name}>
          <CardLink to={findDoctorPath({ speciality })} padding={0}>
            <FacilityDrawing name={name} />
            <Box sx={{ p: { xs: 1.5, sm: 2 } }}>
              <Typography variant="h6" component="h3">
                {name}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {text}
              </Typography>
            </Box>
          </CardLink>
        </li>
      ))}
    </ul>
  </Section>
);
