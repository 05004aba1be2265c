import type { Activity } from '../../../openapi/contract/care/dashboard.js';
import type { AuditEvent } from '../audit/audit-event.schema.js';
import type { Notification } from '../notifications/notification.schema.js';

const DOCTOR_PATHS = {
  appointments: '/doctor-login/appointments',
  records: '/doctor-login/doctor-records',
  availability: '/doctor-login/availability',
} as const;

/** What a doctor did, in words; `who` is the patient. */
const ACTS: Record<string, { kind: Activity['kind']; say: (who: string) => string; path: string }> = {
  'appointment.accept': {
    kind: 'appointment',
    say: (who) => `You accepted the appointment of ${who}.`,
    path: DOCTOR_PATHS.appointments,
  },
  'appointment.reject': {
    kind: 'appointment',
    say: (who) => `You rejected the request of ${who}.`,
    path: DOCTOR_PATHS.appointments,
  },
  'appointment.leaveToColleagues': {
    kind: 'appointment',
    say: (who) => `You left the request of ${who} to your colleagues.`,
    path: DOCTOR_PATHS.appointments,
  },
  'appointment.complete': {
    kind: 'appointment',
    say: (who) => `You completed the visit of ${who}.`,
    path: DOCTOR_PATHS.appointments,
  },
  'appointment.cancel': {
    kind: 'appointment',
    say: (who) => `You cancelled the appointment of ${who}.`,
    path: DOCTOR_PATHS.appointments,
  },
  'appointment.followUp': {
    kind: 'appointment',
    say: (who) => `You booked a follow-up for ${who}.`,
    path: DOCTOR_PATHS.appointments,
  },
  'prescription.create': {
    kind: 'prescription',
    say: (who) => `You wrote a prescription for ${who}.`,
    path: DOCTOR_PATHS.records,
  },
  'record.create': {
    kind: 'record',
    say: (who) => `You added to the records of ${who}.`,
    path: DOCTOR_PATHS.records,
  },
  'leave.create': { kind: 'leave', say: () => 'You added leave.', path: DOCTOR_PATHS.availability },
};

export const isAct = ({ action, outcome }: AuditEvent): boolean =>
  outcome === 'success' && Object.hasOwn(ACTS, action);

/** Something that the doctor did. */
export function ownAct(event: AuditEvent, patientName: string | undefined): Activity {
  const { kind, say, path } = ACTS[event.action];
  return { at: event.at.toISOString(), kind, text: say(patientName ?? 'a patient'), path };
}

/** Something that the doctor was told. */
export const told = ({ title, link, createdAt }: Notification): Activity => ({
  at: createdAt.toISOString(),
  kind: 'appointment',
  text: `${title}.`,
  path: link ?? DOCTOR_PATHS.appointments,
});
