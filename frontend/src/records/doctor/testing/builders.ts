import type { PrescriptionDto } from '../../../../../openapi/contract/care/prescriptions.js';
import type { MedicalRecordDto, RecordsSummary } from '../../../../../openapi/contract/care/records.js';
import { DOCTOR_ID, PATIENT_ID } from '../../../test/builders';

const RECORD_ID = '00000000000000000000a301';
const PRESCRIPTION_ID = '00000000000000000000a401';

/** A valid entry, a doctor's note unless said otherwise. */
export const buildRecord = (overrides: Partial<MedicalRecordDto> = {}): MedicalRecordDto => ({
  id: overrides.id ?? RECORD_ID,
  _id: overrides.id ?? RECORD_ID,
  kind: 'note',
  patientId: PATIENT_ID,
  authorId: DOCTOR_ID,
  authorName: 'Dr. Ananya Sharma',
  authorType: 'doctor',
  recordedAt: '2026-11-20T05:00:00.000Z',
  title: 'Follow-up visit',
  text: 'Feels well, no swelling of the ankles.',
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
});

/** A summary of one reading, one diagnosis and one measure over time. */
export const buildSummary = (overrides: Partial<RecordsSummary> = {}): RecordsSummary => ({
  latestVitals: [
    {
      vital: 'pulse',
      name: 'Pulse',
      value: 112,
      unit: '/min',
      low: 60,
      high: 100,
      flag: 'high',
      notCompared: null,
      recordedAt: '2026-11-20T05:00:00.000Z',
    },
  ],
  diagnoses: [
    {
      id: '00000000000000000000a302',
      title: 'Type 2 diabetes',
      text: null,
      recordedAt: '2026-10-02T05:00:00.000Z',
      authorName: 'Dr. Ananya Sharma',
      resolved: null,
    },
  ],
  trends: [
    {
      kind: 'lab',
      name: 'HbA1c',
      unit: '%',
      loinc: null,
      unitKnown: true,
      low: 4,
      high: 5.6,
      points: [
        { date: '2026-05-02', at: '2026-05-02T06:00:00.000Z', value: 8.1 },
        { date: '2026-11-02', at: '2026-11-02T06:00:00.000Z', value: 6.9 },
      ],
    },
  ],
  ...overrides,
});

/** A valid prescription of one medicine. */
export const buildPrescription = (overrides: Partial<PrescriptionDto> = {}): PrescriptionDto => ({
  id: overrides.id ?? PRESCRIPTION_ID,
  _id: overrides.id ?? PRESCRIPTION_ID,
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
  diagnosis: null,
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
      medicineId: null,
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
  notes: null,
  daysSupply: 30,
  endsOn: '2026-12-19',
  refill: null,
  state: 'active',
  kept: [],
  warnings: [],
  enteredInError: null,
  steps: [],
  pdfUrl: '/api/v1/prescriptions/00000000000000000000a401/pdf?signature=s',
  createdAt: '2026-11-20T05:00:00.000Z',
  ...overrides,
});
