import { centres, findDoctorPath, peopleOf, specialities } from '../common/specialities';
import type { NavItem } from './navigation';

/** Links to pages that do not exist yet go to the first page. */
const toHome = (label: string): NavItem => ({ label, to: '/' });

const furtherCentres = [
  'Plastic & Cosmetic Surgery',
  'Child Health',
  'Women Health',
  'Diabetes/Thyroid/Obesity/Endocrinology',
  'Critical Care',
];

export const footerGroups: { heading: string; items: NavItem[] }[] = [
  {
    heading: 'About Us',
    items: [
      ...['About Us', 'Academics', 'Awards', 'Community Services'].map(toHome),
      { label: 'Blogs', to: '/blog' },
      ...['Brochures', 'Feedback', 'Privacy Policy', 'Terms of Use'].map(toHome),
    ],
  },
  {
    heading: 'Centres of Excellence',
    items: [
      ...centres.map(({ name, speciality }) => ({ label: name, to: findDoctorPath({ speciality }) })),
      ...furtherCentres.map(toHome),
    ],
  },
  {
    heading: 'Specialities',
    items: specialities.map((speciality) => ({ label: speciality, to: findDoctorPath({ speciality }) })),
  },
  {
    heading: 'Find a Doctor',
    items: specialities.map((speciality) => ({
      label: `${peopleOf(speciality)} in your city`,
      to: findDoctorPath({ speciality }),
    })),
  },
  {
    heading: 'Quick Links',
    items: [
      { label: 'Patient Portal', to: '/patientlogin' },
      toHome('Contact Us'),
      { label: 'Find Your Doctor', to: '/find-doctor' },
      ...['Patient Stories', 'Online Payment', 'Compliance', 'EWS', 'Home Care'].map(toHome),
    ],
  },
];
