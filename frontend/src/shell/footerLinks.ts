import type { Speciality } from '../../../openapi/contract/people/fields.js';
import { centres, findDoctorPath, peopleOf, specialities } from '../users/specialities';
import type { NavItem } from './navigation';
import { tCommon } from '../messages/common';
import { tShell } from '../messages/site/shell';

/** Links without a page go to the home page. */
const toHome = (label: string): NavItem => ({ label, to: '/' });

const toDoctors = (label: string, speciality: Speciality): NavItem => ({
  label,
  to: findDoctorPath({ speciality }),
});

const furtherCentres = [
  toDoctors(tShell('plasticCosmeticSurgery'), 'Dermatology'),
  toDoctors(tShell('childHealth'), 'Pediatrics'),
  toDoctors(tShell('womenHealth'), 'Gynecology'),
  toDoctors(tShell('endocrinology'), 'General Medicine'),
  toDoctors(tShell('criticalCare'), 'General Medicine'),
];

/** Fields for which physicians of general medicine are the first contact. */
const furtherSpecialities = [
  tShell('gastroenterology'),
  tShell('nephrology'),
  tShell('oncology'),
  tShell('pulmonology'),
];

export interface FooterGroup {
  heading: string;
  items: NavItem[];
}

/** @param city the hospital's city; null to omit it */
export const footerGroupsIn = (city: string | null): FooterGroup[] => [
  {
    heading: tCommon('aboutUs'),
    items: [
      { label: tCommon('aboutUs'), to: '/about' },
      ...[tShell('academics'), tShell('awards'), tShell('communityServices')].map(toHome),
      { label: tShell('blogs'), to: '/blog' },
      toHome(tShell('brochures')),
      { label: tCommon('feedback'), to: '/contact' },
      { label: tCommon('privacyPolicy'), to: '/privacy' },
      { label: tCommon('termsOfUse'), to: '/terms' },
    ],
  },
  {
    heading: tShell('centresOfExcellence'),
    items: [...centres.map(({ name, speciality }) => toDoctors(name, speciality)), ...furtherCentres],
  },
  {
    heading: tCommon('specialities'),
    items: [
      ...specialities.map((speciality) => toDoctors(speciality, speciality)),
      ...furtherSpecialities.map((name) => toDoctors(name, 'General Medicine')),
    ],
  },
  {
    heading: tCommon('findDoctor'),
    items: specialities.map((speciality) =>
      toDoctors(
        city ? tShell('doctorsInCity', { doctors: peopleOf(speciality), city }) : peopleOf(speciality),
        speciality,
      ),
    ),
  },
  {
    heading: tShell('quickLinks'),
    items: [
      { label: tCommon('patientPortal'), to: '/patientlogin' },
      { label: tCommon('contactUs'), to: '/contact' },
      { label: tShell('findYourDoctor'), to: '/find-doctor' },
      { label: tShell('patientStories'), to: '/patient-stories' },
      { label: tCommon('onlinePayment'), to: '/online-payment' },
      ...[tShell('compliance'), tShell('ews')].map(toHome),
      { label: tShell('homeCare'), to: '/labtest' },
    ],
  },
];
