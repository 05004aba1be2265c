import type { Speciality } from '../../../openapi/contract/people/fields.js';
import { doctorWords } from '../words/people/doctors';

// A record, so that the compiler demands each speciality of the contract without loading its schemas on public pages.
const PEOPLE: Record<Speciality, string> = {
  Cardiology: doctorWords.cardiologists,
  Dermatology: doctorWords.dermatologists,
  Pediatrics: doctorWords.pediatricians,
  Orthopedics: doctorWords.orthopedicSurgeons,
  Neurology: doctorWords.neurologists,
  Gynecology: doctorWords.gynecologists,
  Dentistry: doctorWords.dentists,
  Ophthalmology: doctorWords.eyeDoctors,
  Psychiatry: doctorWords.psychiatrists,
  'General Medicine': doctorWords.generalPhysicians,
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
  { name: doctorWords.cancerCentre, speciality: 'General Medicine' },
  { name: doctorWords.heartVascularInstitute, speciality: 'Cardiology' },
  { name: doctorWords.digestiveLiverDiseases, speciality: 'General Medicine' },
  { name: doctorWords.boneJointOrthopedicsSpineSports, speciality: 'Orthopedics' },
  { name: doctorWords.boneMarrowTransplant, speciality: 'General Medicine' },
  { name: doctorWords.neurosciences, speciality: 'Neurology' },
  { name: doctorWords.renalSciencesKidneyTransplant, speciality: 'General Medicine' },
  { name: doctorWords.chestRespiratory, speciality: 'General Medicine' },
];
