import type {
  ConsultationDraft,
  ConsultationDto,
  WrittenPart,
} from '../../../../openapi/contract/care/consultations.js';
import { quietBell } from '../../doctor/testing/quietBell';
import { APPOINTMENT_ID, DOCTOR_ID, buildAppointment, buildUser } from '../../test/builders';
import { type FakeCall, fakeApi, refusal } from '../../test/fakeApi';

export const CONSULTATION = 'GET /api/v1/appointments/{id}/consultation';
export const SAVE_DRAFT = 'PUT /api/v1/appointments/{id}/consultation';
export const SAVE = 'POST /api/v1/appointments/{id}/consultation/save';
export const VISIT_PATH = `/doctor-login/visit/${APPOINTMENT_ID}`;

export const buildWritten = (overrides: Partial<WrittenPart> = {}): WrittenPart => ({
  id: '00000000000000000000a701',
  kind: 'note',
  title: 'Note',
  labRequestStatus: null,
  enteredInError: null,
  labProgress: null,
  at: '2026-11-20T05:00:00.000Z',
  ...overrides,
});

export const buildConsultation = (overrides: Partial<ConsultationDto> = {}): ConsultationDto => ({
  appointmentId: APPOINTMENT_ID,
  version: 1,
  draft: null,
  draftAt: null,
  written: [],
  ...overrides,
});

/** A draft with the beginning of a note. */
export const buildDraft = (note: string): ConsultationDraft => ({
  note,
  diagnosis: '',
  vitals: {},
  prescription: {
    age: '36',
    gender: 'female',
    contact: '+919812345678',
    symptoms: '',
    medicines: [],
    notes: '',
  },
  labTests: [],
  followUp: { date: '', time: '', reason: '' },
});

/** A small server of a visit with versions like the real one. */
export function visitServer(start: Partial<ConsultationDto> = {}, more: Parameters<typeof fakeApi>[0] = {}) {
  let now = buildConsultation(start);
  let status: 'accepted' | 'completed' = 'accepted';
  const next = (change: Partial<ConsultationDto>) => {
    now = { ...now, ...change, version: now.version + 1 };
    return now;
  };
  const api = fakeApi({
    'GET /api/users/{userId}': () => ({
      msg: 'success',
      value: buildUser({ _id: DOCTOR_ID, type: 'doctor', fullName: 'Dr. A' }),
    }),
    ...quietBell,
    'GET /api/v1/appointments/{id}': () =>
      buildAppointment({
        status,
        acceptedDoctorId: { _id: DOCTOR_ID, fullName: 'Dr. A' },
        appointmentDate: '2020-11-24',
      }),
    'GET /api/v1/queue/{doctorId}/visits': () => [],
    'GET /api/v1/allergies': () => [],
    'POST /api/v1/prescriptions/check': () => ({ warnings: [], notice: 'The tables are not complete.' }),
    'GET /api/v1/records': () => [],
    'GET /api/v1/prescriptions': () => [],
    'GET /api/v1/records/summary': () => ({ latestVitals: [], diagnoses: [], trends: [] }),
    'GET /api/v1/patients/{id}': () => buildUser({ dob: '1990-05-17' }),
    'GET /lab': () => ({
      msg: 'success',
      value: [{ _id: '00000000000000000000c001', testName: 'HbA1c' }],
    }),
    'GET /medicine': () => ({ msg: 'success', value: [] }),
    'GET /api/users/doctors/{id}/slots': () => [
      { date: '2099-12-01', slots: [{ time: '10:00', free: true }] },
    ],
    [CONSULTATION]: () => now,
    [SAVE_DRAFT]: ({ body }: FakeCall) => {
      const { version, draft } = body as { version: number; draft: ConsultationDraft };
      if (version !== now.version) return refusal(409, 'EDIT_CONFLICT', 'Changed in another tab.');
      return next({ draft, draftAt: '2026-11-20T05:00:00.000Z' });
    },
    [SAVE]: ({ body }: FakeCall) => {
      const { version, complete } = body as { version: number; complete?: boolean };
      if (version !== now.version) return refusal(409, 'EDIT_CONFLICT', 'Changed in another tab.');
      if (complete) status = 'completed';
      return next({
        draft: null,
        draftAt: null,
        written: [...now.written, buildWritten({ id: `b${version}` })],
      });
    },
    ...more,
  });
  return {
    ...api,
    /** Simulates another tab. */
    otherTab: (change: Partial<ConsultationDto>) => next(change),
    now: () => now,
  };
}
