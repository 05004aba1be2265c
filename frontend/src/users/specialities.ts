import type { Speciality } from '../../../openapi/contract/people/fields.js';
import { tSpeciality } from '../messages/people/specialities';

// A record, so that the compiler requires each speciality of the contract without loading its schemas on public
// pages.
const PEOPLE: Record<Speciality, string> = {
  Cardiology: tSpeciality('cardiologists'),
  Dermatology: tSpeciality('dermatologists'),
  Pediatrics: tSpeciality('pediatricians'),
  Orthopedics: tSpeciality('orthopedicSurgeons'),
  Neurology: tSpeciality('neurologists'),
  Gynecology: tSpeciality('gynecologists'),
  Dentistry: tSpeciality('dentists'),
  Ophthalmology: tSpeciality('eyeDoctors'),
  Psychiatry: tSpeciality('psychiatrists'),
  'General Medicine': tSpeciality('generalPhysicians'),
};

/** The hospital's specialities, in the order of the contract. */
export const specialities = Object.keys(PEOPLE) as Speciality[];

/** The title of a speciality's doctors. */
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

/** Centres of the hospital, each with its speciality. */
export const centres: { name: string; speciality: Speciality }[] = [
  { name: tSpeciality('cancerCentre'), speciality: 'General Medicine' },
  { name: tSpeciality('heartVascularInstitute'), speciality: 'Cardiology' },
  { name: tSpeciality('digestiveLiverDiseases'), speciality: 'General Medicine' },
  { name: tSpeciality('orthopedics'), speciality: 'Orthopedics' },
  { name: tSpeciality('boneMarrowTransplant'), speciality: 'General Medicine' },
  { name: tSpeciality('neurosciences'), speciality: 'Neurology' },
  { name: tSpeciality('renalSciencesKidneyTransplant'), speciality: 'General Medicine' },
  { name: tSpeciality('chestRespiratory'), speciality: 'General Medicine' },
];
