import type { Speciality } from '../../../openapi/contract/people/fields.js';

// A record, so that the compiler demands each speciality of the contract without loading its schemas on public pages.
const PEOPLE: Record<Speciality, string> = {
  Cardiology: 'Cardiologists',
  Dermatology: 'Dermatologists',
  Pediatrics: 'Pediatricians',
  Orthopedics: 'Orthopedic surgeons',
  Neurology: 'Neurologists',
  Gynecology: 'Gynecologists',
  Dentistry: 'Dentists',
  Ophthalmology: 'Eye doctors',
  Psychiatry: 'Psychiatrists',
  'General Medicine': 'General physicians',
};

/** The hospital's specialities, in the order of the contract. */
export const specialities = Object.keys(PEOPLE) as Speciality[];

/** What the doctors of a speciality are called. */
export const peopleOf = (speciality: Speciality): string => PEOPLE[speciality];

/** The speciality of this name, or undefined for any other text. */
export const toSpeciality = (text: string | null): Speciality | undefined =>
  specialities.find((speciality) => speciality === text);

/** Route of find-doctor, filtered. */
export function findDoctorPath(filter: { search?: string; speciality?: Speciality } = {}): string {
  const query = new URLSearchParams();
  if (filter.search?.trim()) query.set('search', filter.search.trim());
  if (filter.speciality) query.set('speciality', filter.speciality);
  return query.size > 0 ? `/find-doctor?${query}` : '/find-doctor';
}

/** Centres of the hospital, each with the speciality whose doctors see its patients first. */
export const centres: { name: string; speciality: Speciality }[] = [
  { name: 'Cancer Centre', speciality: 'General Medicine' },
  { name: 'Heart & Vascular Institute', speciality: 'Cardiology' },
  { name: 'Digestive & Liver Diseases', speciality: 'General Medicine' },
  { name: 'Bone/Joint/Orthopedics/Spine/Sports Medicine', speciality: 'Orthopedics' },
  { name: 'Bone Marrow Transplant', speciality: 'General Medicine' },
  { name: 'Neurosciences', speciality: 'Neurology' },
  { name: 'Renal Sciences & Kidney Transplant', speciality: 'General Medicine' },
  { name: 'Chest & Respiratory', speciality: 'General Medicine' },
];
