import { tShell } from '../messages/site/shell';
import { tCommon } from '../messages/common';
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
  { label: tCommon('pharmacy'), to: '/medicine' },
  { label: tCommon('labTests'), to: '/labtest' },
];

export const healthTools: NavItem[] = [
  { label: tCommon('bmiCalculator'), to: '/bmi' },
  { label: tShell('bodyFatCalculator'), to: '/bodyfat' },
];

export const family: NavItem = { label: tShell('family'), to: '/patientlogin/family' };
export const findDoctors: NavItem = { label: tShell('findDoctors'), to: '/find-doctor' };
export const posts: NavItem = { label: tShell('blogs'), to: '/blog' };
