import { tShell } from '../messages/site/shell';
import { tCommon } from '../messages/common';
export interface NavItem {
  label: string;
  to: string;
}

/** A menu entry with an action instead of a link. */
export interface MenuAction {
  label: string;
  onClick: () => void;
  /** Marks the selected one of several choices. */
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
