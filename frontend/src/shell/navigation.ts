import { shellWords } from '../words/site/shell';
import { commonWords } from '../words/common';
export interface NavItem {
  label: string;
  to: string;
}

/** An entry of a menu that does something here instead of leading elsewhere. */
export interface MenuAction {
  label: string;
  onClick: () => void;
  /** Marks the one of several choices that holds now. */
  isCurrent?: boolean;
}

export const services: NavItem[] = [
  { label: commonWords.pharmacy, to: '/medicine' },
  { label: commonWords.labTests, to: '/labtest' },
];

export const healthTools: NavItem[] = [
  { label: commonWords.bmiCalculator, to: '/bmi' },
  { label: shellWords.bodyFatCalculator, to: '/bodyfat' },
];

export const family: NavItem = { label: shellWords.family, to: '/patientlogin/family' };
export const findDoctors: NavItem = { label: shellWords.findDoctors, to: '/find-doctor' };
export const posts: NavItem = { label: shellWords.blogs, to: '/blog' };
