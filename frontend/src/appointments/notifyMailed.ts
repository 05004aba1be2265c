import { notifyInfo, notifySuccess } from '../common/feedback/notices';
import { messages } from '../messages';
import { appointmentWords } from '../words/care/appointments';

/** Says after an answer to a request whether a mail goes to the patient. */
export function notifyMailed(patientIsMailed: boolean | undefined): void {
  if (patientIsMailed) notifySuccess(messages.emailSent);
  else notifyInfo(appointmentWords.noEmailSent);
}
