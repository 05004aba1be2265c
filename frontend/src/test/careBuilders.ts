import type { AllergyDto } from '../../../openapi/contract/care/safety/allergies.js';
import type { NotificationDto } from '../../../openapi/contract/people/notifications.js';
import type { PatientDashboard } from '../../../openapi/contract/care/dashboard.js';
import type { PrescriptionDto } from '../../../openapi/contract/care/prescriptions.js';
import type { Profile } from '../../../openapi/contract/people/profile.js';
import type { MedicalRecordDto, RecordsSummary } from '../../../openapi/contract/care/records.js';
import { DOCTOR_ID, PATIENT_ID, buildUser } from './builders';
import { METFORMIN_ID } from './shopBuilders';

export const NOTIFICATION_ID = '00000000000000000000a301';

/** An unread notification of an accepted visit. */
export const buildNotification = (overrides: Partial<NotificationDto> = {}): NotificationDto => ({
  id: NOTIFICATION_ID,
  userId: PATIENT_ID,
  personId: null,
  title: 'Appointment accepted',
  text: 'Dr. Ananya Sharma sees you on Tue, 24 Nov 2099.',
  link: '/#/patientlogin/patientapps',
  readAt: null,
  createdAt: '2026-11-20T05:00:00.000Z',
  ...overrides,
});

/** An empty patient dashboard. */
export const buildDashboard = (overrides: Partial<PatientDashboard> = {}): PatientDashboard => ({
  type: 'patient',
  user: buildUser(),
  unread: 0,
  activity: [],
  nextVisit: null,
  todos: [],
  schedule: [],
  counts: { upcoming: 0, prescriptions: 0, refills: 0, orders: 0, labBookings: 0 },
  ...overrides,
});

/** An active prescription of one medicine that the pharmacy sells. */
export const buildPrescription = (overrides: Partial<PrescriptionDto> = {}): PrescriptionDto => {
  const _id = overrides._id ?? '00000000000000000000a401';
  return {
    _id,
    id: _id,
    number: 'RX-2026-7KQ4XM',
    status: 'active',
    patientId: PATIENT_ID,
    patientName: 'Asha Rao',
    age: 36,
    gender: 'female',
    contact: '+919812345678',
    date: '2026-11-20',
    doctorId: DOCTOR_ID,
    doctorName: 'Dr. Ananya Sharma',
    doctorCode: 'HSP-CAR-0001',
    appointmentId: null,
    symptoms: 'Thirst and tiredness.',
    diagnosis: 'Type 2 diabetes',
    medicines: [
      {
        name: 'Metformin 500 mg',
        dosage: '1 tablet',
        frequency: 'twice daily',
        duration: '1 month',
        dosages: null,
        difference: null,
        days: 30,
        quantity: { value: 60, unit: 'tablet' },
        units: 60,
        medicineId: METFORMIN_ID,
        brandSubstitution: false,
        boxesOrdered: 0,
        boxesOfCourse: 6,
        line: 1,
        status: 'active',
        statusReason: null,
        statusOn: null,
        replacedBy: null,
      },
    ],
    notes: 'Take with food.',
    daysSupply: 30,
    endsOn: '2026-12-19',
    refill: null,
    state: 'active',
    kept: [],
    warnings: [],
    enteredInError: null,
    steps: [],
    pdfUrl: `/api/v1/prescriptions/${_id}/pdf?signature=s`,
    createdAt: '2026-11-20T05:00:00.000Z',
    ...overrides,
  };
};

/** An allergy to penicillins that a doctor has recorded. */
export const buildAllergy = (overrides: Partial<AllergyDto> = {}): AllergyDto => {
  const _id = overrides._id ?? '00000000000000000000a601';
  return {
    _id,
    id: _id,
    patientId: PATIENT_ID,
    kind: 'class',
    code: 'class:penicillins',
    name: 'Penicillins',
    text: 'Penicillin',
    reaction: 'Rash',
    severity: 'severe',
    status: 'active',
    recordedById: DOCTOR_ID,
    recordedByName: 'Dr. Ananya Sharma',
    recordedByType: 'doctor',
    recordedAt: '2026-11-20T05:00:00.000Z',
    canChange: true,
    version: 1,
    ...overrides,
  };
};

/** A doctor's note. */
export const buildRecord = (overrides: Partial<MedicalRecordDto> = {}): MedicalRecordDto => {
  const _id = overrides._id ?? '00000000000000000000a501';
  return {
    _id,
    id: _id,
    kind: 'note',
    patientId: PATIENT_ID,
    authorId: DOCTOR_ID,
    authorName: 'Dr. Ananya Sharma',
    authorType: 'doctor',
    recordedAt: '2026-11-20T05:00:00.000Z',
    title: 'Follow-up visit',
    text: 'Feels well.',
    vitals: null,
    results: null,
    outstanding: [],
    changes: [],
    sampleOf: null,
    file: null,
    labBookingId: null,
    correctedAt: null,
    correction: null,
    appointmentId: null,
    resolved: null,
    enteredInError: null,
    movedHere: null,
    canRemove: false,
    steps: [],
    createdAt: '2026-11-20T05:00:00.000Z',
    ...overrides,
  };
};

/** An empty summary of records. */
export const buildSummary = (overrides: Partial<RecordsSummary> = {}): RecordsSummary => ({
  latestVitals: [],
  diagnoses: [],
  trends: [],
  ...overrides,
});

/** The own account of the patient, first version. */
export const buildProfile = (overrides: Partial<Profile> = {}): Profile => ({
  ...buildUser(),
  version: 1,
  ...overrides,
});

/** The requests of the patient area's frame on every page. */
export const patientFrame = {
  'GET /api/users/{userId}': () => ({ msg: 'success', value: buildUser() }),
  'GET /api/v1/notifications': () => [],
  'GET /api/v1/notifications/unread': () => ({ unread: 0 }),
  'GET /api/v1/leave-cases': () => [],
  'GET /api/v1/allergies': () => [],
};
