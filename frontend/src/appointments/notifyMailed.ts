import { notifyInfo, notifySuccess } from '../common/feedback/notices';
import { tSpecified } from '../messages/specified';
import { tAppointment } from '../messages/care/appointments';

/** After an answer to a request, shows whether the patient gets a mail. */
export function notifyMailed(patientIsMailed: boolean | undefined): void {
  if (patientIsMailed) notifySuccess(tSpecified('emailSent'));
  else notifyInfo(tAppointment('noEmailSent'));
}
