export interface NavItem {
  label: string;
  to: string;
}

/** An entry of a menu that does something here instead of leading elsewhere. */
export interface MenuAction {
  label: string;
  onClick: () => void;
}

export const services: NavItem[] = [
  { label: 'Pharmacy', to: '/medicine' },
  { label: 'Lab Tests', to: '/labtest' },
];

export const healthTools: NavItem[] = [
  { label: 'BMI calculator', to: '/bmi' },
  { label: 'Body Fat calculator', to: '/bodyfat' },
];

export const findDoctors: NavItem = { label: 'Find Doctors', to: '/find-doctor' };
export const posts: NavItem = { label: 'Blogs', to: '/blog' };
