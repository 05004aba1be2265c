import type { Message } from '../../notifications/notifier.service.js';
import type { Appointment } from '../appointment.schema.js';
import { tAppointmentNotification } from '../../messages/care/appointment-notifications.js';
import { tCommon } from '../../messages/common.js';

/** The targets of links in messages. */
type Page = Pick<Message, 'link' | 'linkText'>;

export const PATIENT_PAGE = { link: '/patientlogin/patientapps', linkText: tCommon('seeMyAppointments') };
export const DOCTOR_PAGE = {
  link: '/doctor-login/appointments',
  linkText: tAppointmentNotification('openMyAppointments'),
};

/** The list of doctors of the same speciality. */
export const otherDoctors = ({ speciality }: Appointment): Page =>
  speciality
    ? {
        link: `/find-doctor?speciality=${encodeURIComponent(speciality)}`,
        linkText: tAppointmentNotification('otherDoctorsOfSpeciality', { speciality }),
      }
    : { link: '/find-doctor', linkText: tAppointmentNotification('otherDoctors') };

/** The booking page, with the same doctor if there was one. */
export const bookAgain = (visit: Appointment): Page => {
  const doctorId = visit.acceptedDoctorId ?? visit.doctorId;
  if (!doctorId) return { ...otherDoctors(visit), linkText: tAppointmentNotification('bookAgain') };
  const speciality = visit.speciality ? `speciality=${encodeURIComponent(visit.speciality)}&` : '';
  return {
    link: `/find-doctor?${speciality}doctor=${String(doctorId)}`,
    linkText: tAppointmentNotification('bookAgain'),
  };
};

/** Where a patient answers a move. */
export const answerPage = ({ _id }: Appointment): Page => ({
  link: `${PATIENT_PAGE.link}?visit=${String(_id)}`,
  linkText: tAppointmentNotification('answerMove'),
});

/** Where a patient joins a video visit. No message contains the room itself. */
export const videoPage = ({ _id }: Appointment): Page => ({
  link: `${PATIENT_PAGE.link}?visit=${String(_id)}`,
  linkText: tAppointmentNotification('openMyVideoVisit'),
});

/** The page of a visit for links from elsewhere, e.g. a calendar. */
export const visitAddress = (publicUrl: string, { _id }: Appointment, isDoctors = false): string =>
  `${publicUrl}${(isDoctors ? DOCTOR_PAGE : PATIENT_PAGE).link}?visit=${String(_id)}`;

/** Where a patient moves a coming visit. */
export const movePage = ({ _id }: Appointment): Page => ({
  link: `${PATIENT_PAGE.link}?visit=${String(_id)}`,
  linkText: tAppointmentNotification('seeOrMoveVisit'),
});

/** Where a patient cancels a visit. */
export const cancelPage = ({ _id }: Appointment): Page => ({
  link: `${PATIENT_PAGE.link}?visit=${String(_id)}&step=cancel`,
  linkText: tAppointmentNotification('cancelVisit'),
});
