import type { Message } from '../../notifications/notifier.service.js';
import type { Appointment } from '../appointment.schema.js';

/** Where an address of a message leads. */
type Page = Pick<Message, 'link' | 'linkText'>;

export const PATIENT_PAGE = { link: '/patientlogin/patientapps', linkText: 'See my appointments' };
export const DOCTOR_PAGE = { link: '/doctor-login/appointments', linkText: 'Open my appointments' };

/** Where a patient finds the doctors of the same speciality. */
export const otherDoctors = ({ speciality }: Appointment): Page =>
  speciality
    ? {
        link: `/find-doctor?speciality=${encodeURIComponent(speciality)}`,
        linkText: `See other doctors of ${speciality}`,
      }
    : { link: '/find-doctor', linkText: 'See other doctors' };

/** Where a patient books again, with the same doctor where there was one. */
export const bookAgain = (visit: Appointment): Page => {
  const doctorId = visit.acceptedDoctorId ?? visit.doctorId;
  if (!doctorId) return { ...otherDoctors(visit), linkText: 'Book again' };
  const speciality = visit.speciality ? `speciality=${encodeURIComponent(visit.speciality)}&` : '';
  return { link: `/find-doctor?${speciality}doctor=${String(doctorId)}`, linkText: 'Book again' };
};

/** Where a patient answers to a visit that was moved. */
export const answerPage = ({ _id }: Appointment): Page => ({
  link: `${PATIENT_PAGE.link}?visit=${String(_id)}`,
  linkText: 'Agree, ask for another time, or cancel',
});

/** Where a patient moves a visit that comes. */
export const movePage = ({ _id }: Appointment): Page => ({
  link: `${PATIENT_PAGE.link}?visit=${String(_id)}`,
  linkText: 'See or move the visit',
});

/** Where a patient cancels it. */
export const cancelPage = ({ _id }: Appointment): Page => ({
  link: `${PATIENT_PAGE.link}?visit=${String(_id)}&step=cancel`,
  linkText: 'Cancel the visit',
});
