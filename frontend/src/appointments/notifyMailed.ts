import { notifyInfo, notifySuccess } from '../common/feedback/notices';
import { tSpecified } from '../messages/specified';
import { tAppointment } from '../messages/care/appointments';

/** Says after an answer to a request whether a mail goes to the patient. */
export function notifyMailed(patientIsMailed: boolean | undefined): void {
  if (patientIsMailed) notifySuccess(tSpecified('emailSent'));
  else notifyInfo(tAppointment('noEmailSent'));
}
