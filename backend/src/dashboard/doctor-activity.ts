import type { Activity } from '../../../openapi/contract/care/dashboard.js';
import { ended } from '../../../openapi/contract/words/sentence.js';
import type { AuditEvent } from '../audit/audit-event.schema.js';
import type { Notification } from '../notifications/notification.schema.js';
import { doctorActivityWords } from '../words/activity.js';

const DOCTOR_PATHS = {
  appointments: '/doctor-login/appointments',
  records: '/doctor-login/doctor-records',
  availability: '/doctor-login/availability',
} as const;

/** What a doctor did, in words; `who` is the patient. */
const ACTS: Record<string, { kind: Activity['kind']; say: (who: string) => string; path: string }> = {
  'appointment.accept': {
    kind: 'appointment',
    say: doctorActivityWords.accepted,
    path: DOCTOR_PATHS.appointments,
  },
  'appointment.reject': {
    kind: 'appointment',
    say: doctorActivityWords.rejected,
    path: DOCTOR_PATHS.appointments,
  },
  'appointment.leaveToColleagues': {
    kind: 'appointment',
    say: doctorActivityWords.leftToColleagues,
    path: DOCTOR_PATHS.appointments,
  },
  'appointment.complete': {
    kind: 'appointment',
    say: doctorActivityWords.completed,
    path: DOCTOR_PATHS.appointments,
  },
  'appointment.cancel': {
    kind: 'appointment',
    say: doctorActivityWords.cancelled,
    path: DOCTOR_PATHS.appointments,
  },
  'appointment.followUp': {
    kind: 'appointment',
    say: doctorActivityWords.followUpBooked,
    path: DOCTOR_PATHS.appointments,
  },
  'prescription.create': {
    kind: 'prescription',
    say: doctorActivityWords.prescribed,
    path: DOCTOR_PATHS.records,
  },
  'record.create': {
    kind: 'record',
    say: doctorActivityWords.recorded,
    path: DOCTOR_PATHS.records,
  },
  'leave.create': { kind: 'leave', say: doctorActivityWords.leavePlanned, path: DOCTOR_PATHS.availability },
};

export const isAct = ({ action, outcome }: AuditEvent): boolean =>
  outcome === 'success' && Object.hasOwn(ACTS, action);

/** Something that the doctor did. */
export function ownAct(event: AuditEvent, patientName: string | undefined): Activity {
  const { kind, say, path } = ACTS[event.action];
  return {
    at: event.at.toISOString(),
    kind,
    text: say(patientName ?? doctorActivityWords.somePatient),
    path,
  };
}

/** Something that the doctor was told. */
export const told = ({ title, link, createdAt }: Notification): Activity => ({
  at: createdAt.toISOString(),
  kind: 'appointment',
  text: ended(title),
  path: link ?? DOCTOR_PATHS.appointments,
});
