import type { Speciality } from '../../../openapi/contract/people/fields.js';
import { centres, findDoctorPath, peopleOf, specialities } from '../users/specialities';
import type { NavItem } from './navigation';

/** Links to pages that do not exist go to the first page. */
const toHome = (label: string): NavItem => ({ label, to: '/' });

const toDoctors = (label: string, speciality: Speciality): NavItem => ({
  label,
  to: findDoctorPath({ speciality }),
});

const furtherCentres = [
  toDoctors('Plastic & Cosmetic Surgery', 'Dermatology'),
  toDoctors('Child Health', 'Pediatrics'),
  toDoctors('Women Health', 'Gynecology'),
  toDoctors('Diabetes/Thyroid/Obesity/Endocrinology', 'General Medicine'),
  toDoctors('Critical Care', 'General Medicine'),
];

/** Fields that the physicians of general medicine see first. */
const furtherSpecialities = ['Gastroenterology', 'Nephrology', 'Oncology', 'Pulmonology'];

export interface FooterGroup {
  heading: string;
  items: NavItem[];
}

/** @param city where the hospital is; null while that is not known, or not to be named */
export const footerGroupsIn = (city: string | null): FooterGroup[] => [
  {
    heading: 'About Us',
    items: [
      { label: 'About Us', to: '/about' },
      ...['Academics', 'Awards', 'Community Services'].map(toHome),
      { label: 'Blogs', to: '/blog' },
      toHome('Brochures'),
      { label: 'Feedback', to: '/contact' },
      { label: 'Privacy Policy', to: '/privacy' },
      { label: 'Terms of Use', to: '/terms' },
    ],
  },
  {
    heading: 'Centres of Excellence',
    items: [...centres.map(({ name, speciality }) => toDoctors(name, speciality)), ...furtherCentres],
  },
  {
    heading: 'Specialities',
    items: [
      ...specialities.map((speciality) => toDoctors(speciality, speciality)),
      ...furtherSpecialities.map((name) => toDoctors(name, 'General Medicine')),
    ],
  },
  {
    heading: 'Find a Doctor',
    items: specialities.map((speciality) =>
      toDoctors(city ? `${peopleOf(speciality)} in ${city}` : peopleOf(speciality), speciality),
    ),
  },
  {
    heading: 'Quick Links',
    items: [
      { label: 'Patient Portal', to: '/patientlogin' },
      { label: 'Contact Us', to: '/contact' },
      { label: 'Find Your Doctor', to: '/find-doctor' },
      { label: 'Patient Stories', to: '/patient-stories' },
      { label: 'Online Payment', to: '/online-payment' },
      ...['Compliance', 'EWS'].map(toHome),
      { label: 'Home Care', to: '/labtest' },
    ],
  },
];
