import type { Speciality } from '../../../openapi/contract/people/fields.js';
import { centres, findDoctorPath, peopleOf, specialities } from '../users/specialities';
import type { NavItem } from './navigation';
import { commonWords } from '../words/common';
import { shellWords } from '../words/site/shell';

/** Links to pages that do not exist go to the first page. */
const toHome = (label: string): NavItem => ({ label, to: '/' });

const toDoctors = (label: string, speciality: Speciality): NavItem => ({
  label,
  to: findDoctorPath({ speciality }),
});

const furtherCentres = [
  toDoctors(shellWords.plasticCosmeticSurgery, 'Dermatology'),
  toDoctors(shellWords.childHealth, 'Pediatrics'),
  toDoctors(shellWords.womenHealth, 'Gynecology'),
  toDoctors(shellWords.endocrinology, 'General Medicine'),
  toDoctors(shellWords.criticalCare, 'General Medicine'),
];

/** Fields that the physicians of general medicine see first. */
const furtherSpecialities = [
  shellWords.gastroenterology,
  shellWords.nephrology,
  shellWords.oncology,
  shellWords.pulmonology,
];

export interface FooterGroup {
  heading: string;
  items: NavItem[];
}

/** @param city where the hospital is; null while that is not known, or not to be named */
export const footerGroupsIn = (city: string | null): FooterGroup[] => [
  {
    heading: commonWords.aboutUs,
    items: [
      { label: commonWords.aboutUs, to: '/about' },
      ...[shellWords.academics, shellWords.awards, shellWords.communityServices].map(toHome),
      { label: shellWords.blogs, to: '/blog' },
      toHome(shellWords.brochures),
      { label: commonWords.feedback, to: '/contact' },
      { label: commonWords.privacyPolicy, to: '/privacy' },
      { label: commonWords.termsOfUse, to: '/terms' },
    ],
  },
  {
    heading: shellWords.centresOfExcellence,
    items: [...centres.map(({ name, speciality }) => toDoctors(name, speciality)), ...furtherCentres],
  },
  {
    heading: commonWords.specialities,
    items: [
      ...specialities.map((speciality) => toDoctors(speciality, speciality)),
      ...furtherSpecialities.map((name) => toDoctors(name, 'General Medicine')),
    ],
  },
  {
    heading: commonWords.findDoctor,
    items: specialities.map((speciality) =>
      toDoctors(
        city ? shellWords.doctorsInCity(peopleOf(speciality), city) : peopleOf(speciality),
        speciality,
      ),
    ),
  },
  {
    heading: shellWords.quickLinks,
    items: [
      { label: commonWords.patientPortal, to: '/patientlogin' },
      { label: commonWords.contactUs, to: '/contact' },
      { label: shellWords.findYourDoctor, to: '/find-doctor' },
      { label: shellWords.patientStories, to: '/patient-stories' },
      { label: commonWords.onlinePayment, to: '/online-payment' },
      ...[shellWords.compliance, shellWords.ews].map(toHome),
      { label: shellWords.homeCare, to: '/labtest' },
    ],
  },
];
