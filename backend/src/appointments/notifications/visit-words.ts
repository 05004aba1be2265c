import { ended } from '../../../../openapi/contract/words/sentence.js';
import type { Message } from '../../notifications/notifier.service.js';
import type { Appointment } from '../appointment.schema.js';

export const reasonNotice = (reason: string | undefined): string[] =>
  reason ? [`Reason: ${ended(reason)}`] : [];

export const reasonFact = (reason: string | undefined): Message['facts'] =>
  reason ? [['Reason', reason]] : [];

/** Names what happens to a visit each time that it happens: a visit that was moved may be accepted twice. */
export const onceMore = ({ history }: Appointment, status: Appointment['status']): string => {
  const times = history.filter((step) => step.status === status).length;
  return times > 1 ? `${status}-${times}` : status;
};

export const keyOf = (visit: Appointment, event: string): string =>
  `appointment:${String(visit._id)}:${event}`;
