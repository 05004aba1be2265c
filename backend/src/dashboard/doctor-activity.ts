import type { Activity } from '../../../openapi/contract/care/dashboard.js';
import { ended } from '../../../openapi/contract/messages/sentence.js';
import type { AuditEvent } from '../audit/audit-event.schema.js';
import type { Notification } from '../notifications/notification.schema.js';
import { tDoctorActivity } from '../messages/activity.js';

const DOCTOR_PATHS = {
  appointments: '/doctor-login/appointments',
  records: '/doctor-login/doctor-records',
  availability: '/doctor-login/availability',
} as const;

/** A doctor's actions as texts. */
const ACTS: Record<string, { kind: Activity['kind']; say: (patient: string) => string; path: string }> = {
  'appointment.accept': {
    kind: 'appointment',
    say: (patient) => tDoctorActivity('accepted', { patient }),
    path: DOCTOR_PATHS.appointments,
  },
  'appointment.reject': {
    kind: 'appointment',
    say: (patient) => tDoctorActivity('rejected', { patient }),
    path: DOCTOR_PATHS.appointments,
  },
  'appointment.leaveToColleagues': {
    kind: 'appointment',
    say: (patient) => tDoctorActivity('leftToColleagues', { patient }),
    path: DOCTOR_PATHS.appointments,
  },
  'appointment.complete': {
    kind: 'appointment',
    say: (patient) => tDoctorActivity('completed', { patient }),
    path: DOCTOR_PATHS.appointments,
  },
  'appointment.cancel': {
    kind: 'appointment',
    say: (patient) => tDoctorActivity('cancelled', { patient }),
    path: DOCTOR_PATHS.appointments,
  },
  'appointment.followUp': {
    kind: 'appointment',
    say: (patient) => tDoctorActivity('followUpBooked', { patient }),
    path: DOCTOR_PATHS.appointments,
  },
  'prescription.create': {
    kind: 'prescription',
    say: (patient) => tDoctorActivity('prescribed', { patient }),
    path: DOCTOR_PATHS.records,
  },
  'record.create': {
    kind: 'record',
    say: (patient) => tDoctorActivity('recorded', { patient }),
    path: DOCTOR_PATHS.records,
  },
  'leave.create': {
    kind: 'leave',
    say: () => tDoctorActivity('leavePlanned'),
    path: DOCTOR_PATHS.availability,
  },
};

export const isAct = ({ action, outcome }: AuditEvent): boolean =>
  outcome === 'success' && Object.hasOwn(ACTS, action);

/** An action of the doctor. */
export function ownAct(event: AuditEvent, patientName: string | undefined): Activity {
  const { kind, say, path } = ACTS[event.action];
  return {
    at: event.at.toISOString(),
    kind,
    text: say(patientName ?? tDoctorActivity('somePatient')),
    path,
  };
}

/** A notification to the doctor. */
export const notificationActivity = ({ title, link, createdAt }: Notification): Activity => ({
  at: createdAt.toISOString(),
  kind: 'appointment',
  text: ended(title),
  path: link ?? DOCTOR_PATHS.appointments,
});
