import { DOCTOR_ACCOUNT } from '../../../openapi/contract/people/doctors.js';
import type { CancellationPreview, MovePreview } from '../../../openapi/contract/care/moved-visits.js';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import type { UserDto } from '../../../openapi/contract/people/accounts.js';
import type { Doctor } from '../../../openapi/contract/people/doctors.js';

export const PATIENT_ID = '00000000000000000000a001';
export const DOCTOR_ID = '00000000000000000000d001';
export const APPOINTMENT_ID = '00000000000000000000b001';

/** A public doctor. */
export const buildDoctor = (overrides: Partial<Doctor> = {}): Doctor => {
  const _id = overrides._id ?? DOCTOR_ID;
  return {
    _id,
    id: _id,
    fullName: 'Dr. Ananya Sharma',
    speciality: 'Cardiology',
    experience: 12,
    qualification: 'MBBS, DM (Cardiology)',
    fee: 800,
    image: 'doctor.jpg',
    d_id: 'HSP-CAR-0001',
    availableDays: ['Monday'],
    timeSlots: ['10:00', '10:30'],
    gender: 'female',
    languages: ['English', 'Hindi'],
    hours: null,
    description: 'Heart failure and rhythm problems.',
    slug: 'dr-ananya-sharma',
    rating: 4.6,
    reviewCount: 23,
    nextOpenings: [],
    ...overrides,
  };
};

/** An account, a patient by default. */
export const buildUser = (overrides: Partial<UserDto> = {}): UserDto => ({
  ...DOCTOR_ACCOUNT,
  ...buildDoctor({ _id: overrides._id ?? PATIENT_ID }),
  fullName: 'Asha Rao',
  email: 'asha@demo.test',
  mobile: '+919812345678',
  dob: '1990-05-17',
  gender: 'female',
  type: 'patient',
  hospitalNumber: overrides.type === 'doctor' ? null : '100000016',
  speciality: null,
  published: false,
  approval: overrides.type === 'doctor' ? 'approved' : null,
  createdAt: '2026-01-05T06:00:00.000Z',
  ...overrides,
});

/** A paid request to one doctor, pending by default. */
export const buildAppointment = (overrides: Partial<AppointmentDto> = {}): AppointmentDto => ({
  _id: APPOINTMENT_ID,
  id: overrides._id ?? APPOINTMENT_ID,
  status: 'pending',
  reason: 'Chest tightness',
  speciality: 'Cardiology',
  patientId: { _id: PATIENT_ID, fullName: 'Asha Rao' },
  heldBy: null,
  doctorId: DOCTOR_ID,
  doctorName: 'Dr. Ananya Sharma',
  acceptedDoctorId: null,
  preferredDate: '2099-11-24',
  preferredTime: '10:30',
  appointmentDate: null,
  appointmentTime: null,
  idCard: null,
  payment: {
    id: '00000000000000000000c001',
    method: 'online',
    amount: 800,
    refunded: 0,
    refundIfCancelled: 800,
  },
  isFree: false,
  refundIfCancelled: 800,
  canMove: ['pending', 'accepted'].includes(overrides.status ?? 'pending'),
  canCancel: ['pending', 'accepted'].includes(overrides.status ?? 'pending'),
  isUpcoming: ['pending', 'accepted'].includes(overrides.status ?? 'pending'),
  isMoved: false,
  moveAgreed: false,
  insteadOf: null,
  kind: 'inPerson',
  video: null,
  attendance: null,
  checkInFrom: null,
  wasUnanswered: false,
  endReason: null,
  cancelledBy: null,
  history: [{ status: 'pending', at: '2026-01-05T06:00:00.000Z' }],
  moves: [],
  version: 1,
  reportUrl: null,
  receiptUrl: null,
  calendarUrl: null,
  createdAt: '2026-01-05T06:00:00.000Z',
  ...overrides,
});

/** The server's answer about cancelling this appointment. */
export function cancellationOf({ payment, canCancel }: AppointmentDto): CancellationPreview {
  const { amount = 0, refunded = 0, refundIfCancelled: refund = 0, method = null } = payment ?? {};
  const left = amount - refunded;
  return {
    canCancel,
    code: null,
    sentence: null,
    method,
    paid: amount,
    left,
    refund,
    kept: left - refund,
    text: '',
    changesAt: null,
  };
}

/** The server's answer about moving a visit. */
export const buildMovePreview = (overrides: Partial<MovePreview> = {}): MovePreview => ({
  canMove: true,
  code: null,
  sentence: null,
  doctorId: DOCTOR_ID,
  movesLeft: 2,
  until: '2099-11-23T05:00:00.000Z',
  needsAnswer: true,
  charge: 0,
  refund: 0,
  version: 1,
  ...overrides,
});

/** The answer of the paged doctor list. */
export const doctorsPage = (doctors: Doctor[], total = doctors.length) => ({
  msg: 'success',
  value: doctors,
  total,
  page: 1,
  perPage: 20,
});
