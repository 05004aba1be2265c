import { ended } from '../../../../openapi/contract/messages/sentence.js';
import { VIDEO_OPENS_MINUTES } from '../../../../openapi/contract/care/visit-kinds.js';
import type { DeskMethod } from '../../../../openapi/contract/shop/desk.js';
import type { Message } from '../../notifications/notifier.service.js';
import type { Appointment } from '../appointment.schema.js';
import { tAppointmentNotification } from '../../messages/care/appointment-notifications.js';
import { tCommon } from '../../messages/common.js';

/** What the patient must do for a visit with a time. */
export const comingWords = ({ kind }: Pick<Appointment, 'kind'>, inPerson: string): string =>
  kind === 'video' ? tAppointmentNotification('videoInvitation', { minutes: VIDEO_OPENS_MINUTES }) : inPerson;

export const reasonNotice = (reason: string | undefined): string[] =>
  reason ? [tAppointmentNotification('reasonGiven', { reason: ended(reason) })] : [];

/** Who moved a visit: its doctor or the hospital. */
export type Mover = 'doctor' | 'hospital';

export const movedTitle = (by: Mover): string =>
  by === 'doctor'
    ? tAppointmentNotification('moved.titleByDoctor')
    : tAppointmentNotification('moved.titleByHospital');

export function feePaidText(method: DeskMethod, paid: string): string {
  const texts: Record<DeskMethod, string> = {
    cash: tAppointmentNotification('feePaid.inCash', { paid }),
    card: tAppointmentNotification('feePaid.byCard', { paid }),
    upi: tAppointmentNotification('feePaid.byUpi', { paid }),
  };
  return texts[method];
}

export const reasonFact = (reason: string | undefined): Message['facts'] =>
  reason ? [[tCommon('reason'), reason]] : [];

/** A key for each occurrence of an event: a moved visit may be accepted twice. */
export const occurrenceKey = ({ history }: Appointment, status: Appointment['status']): string => {
  const times = history.filter((step) => step.status === status).length;
  return times > 1 ? `${status}-${times}` : status;
};

export const keyOf = (visit: Appointment, event: string): string =>
  `appointment:${String(visit._id)}:${event}`;
