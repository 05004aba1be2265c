import type { LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import type { LabTestRecord } from '../../../../openapi/contract/shop/lab-tests.js';
import type { MedicineRecord } from '../../../../openapi/contract/shop/medicines.js';
import type { OrderDto } from '../../../../openapi/contract/shop/orders.js';
import { PATIENT_ID } from '../../test/builders';

const CREATED = '2026-01-05T06:00:00.000Z';
const PAYMENT_ID = '00000000000000000000c001';

/** A medicine on the shelf at 20 % off, as an administrator sees it. */
export const buildMedicine = (overrides: Partial<MedicineRecord> = {}): MedicineRecord => {
  const _id = overrides._id ?? '00000000000000000000e001';
  return {
    _id,
    id: _id,
    name: 'Metformin 500 mg tablets',
    description: 'Lowers blood sugar.',
    price: 120,
    promotionPrice: 96,
    turnaround: '24 hours',
    imageUrl: '/public/image/medicine/default.webp',
    brand: 'Ardhika',
    condition: 'Diabetes Care',
    stock: 40,
    shelf: 40,
    held: 0,
    unpacked: 0,
    missing: 0,
    published: true,
    overTheCounter: false,
    substances: [
      { substance: 'metformin', strength: { value: 500, unit: 'mg', perValue: null, perUnit: null } },
    ],
    doseForm: 'tablet',
    release: null,
    packSize: { value: 10, unit: 'tablet' },
    version: 3,
    createdAt: CREATED,
    updatedAt: CREATED,
    ...overrides,
  };
};

/** A lab test that can be booked. */
export const buildLabTest = (overrides: Partial<LabTestRecord> = {}): LabTestRecord => {
  const _id = overrides._id ?? '00000000000000000000f001';
  return {
    _id,
    id: _id,
    testName: 'Thyroid profile',
    description: 'T3, T4 and TSH from one sample of blood.',
    price: 650,
    turnaround: '24 hours',
    imageUrl: '/public/image/labtest/default.webp',
    group: 'Thyroid',
    specimenType: 'serum',
    preparation: null,
    sex: null,
    ageFrom: null,
    measures: [],
    published: true,
    version: 1,
    createdAt: CREATED,
    updatedAt: CREATED,
    ...overrides,
  };
};

/** A paid order of two boxes by a logged-in patient, not yet packed. */
export const buildOrder = (overrides: Partial<OrderDto> = {}): OrderDto => {
  const _id = overrides._id ?? '00000000000000000000ab01';
  const status = overrides.status ?? 'placed';
  return {
    _id,
    id: _id,
    number: 'HP-2026-7KQ4XM',
    status,
    buyer: {
      name: 'Asha Rao',
      email: 'asha@demo.test',
      phone: '+919812345678',
      address: '12 Lake View Road, Bengaluru 560038',
    },
    patientId: PATIENT_ID,
    heldBy: null,
    items: [
      {
        medicineId: '00000000000000000000e001',
        name: 'Metformin 500 mg tablets',
        imageUrl: '/public/image/medicine/default.webp',
        price: 96,
        listPrice: 120,
        quantity: 2,
        amount: 192,
        cancelled: false,
        canCancel: false,
        restocked: 0,
        canRestock: false,
        prescription: null,
      },
    ],
    total: 192,
    history: [{ status, at: CREATED }],
    paymentId: PAYMENT_ID,
    refund: null,
    cancellation: null,
    canCancel: status === 'placed' || status === 'packed',
    receiptUrl: '/api/v1/orders/00000000000000000000ab01/receipt?signature=s',
    createdAt: CREATED,
    ...overrides,
  };
};

type Issued = NonNullable<LabBookingDto['report']>;

/** The first report of a woman's sample, with one high result. */
export const buildReport = (overrides: Partial<Issued> = {}): Issued => ({
  version: 1,
  results: [{ name: 'TSH', value: 6.2, unit: 'mIU/L', low: 0.4, high: 4, flag: 'high', notCompared: null }],
  remark: null,
  person: { gender: 'female', age: 36 },
  sampledAt: '2026-01-05T06:00:00.000Z',
  receivedAt: null,
  reportedAt: '2026-01-06T06:00:00.000Z',
  authorisedBy: 'Ravi Menon',
  preliminary: false,
  outstanding: [],
  changes: [],
  reason: null,
  ...overrides,
});

/** Entered results that await their release by the person who looks at them. */
export function buildEntry(): NonNullable<LabBookingDto['entered']> {
  const { reportedAt: enteredAt, authorisedBy: _authorisedBy, ...content } = buildReport();
  return {
    ...content,
    entryId: '00000000000000000000ed01',
    enteredBy: { _id: '00000000000000000000ad02', fullName: 'Kavya Das' },
    enteredAt,
    returned: null,
    canRelease: true,
  };
}

/** A lab test booked at the hospital and paid by card, requested by default. */
export const buildLabBooking = (overrides: Partial<LabBookingDto> = {}): LabBookingDto => {
  const _id = overrides._id ?? '00000000000000000000ac01';
  const status = overrides.status ?? 'requested';
  return {
    _id,
    id: _id,
    status,
    labTest: {
      _id: '00000000000000000000f001',
      testName: 'Thyroid profile',
      turnaround: '24 hours',
      imageUrl: '/public/image/labtest/default.webp',
      group: 'Thyroid',
      specimenType: 'serum',
      preparation: null,
    },
    price: 650,
    patient: { _id: PATIENT_ID, fullName: 'Asha Rao' },
    heldBy: null,
    fullName: 'Asha Rao',
    subject: { who: 'patient', gender: null, dob: null, age: null },
    phone: '+919812345678',
    date: '2099-11-24',
    window: { from: '07:00', to: '09:00' },
    place: 'hospital',
    address: null,
    payment: 'card',
    paid: true,
    paymentId: PAYMENT_ID,
    refund: null,
    history: [{ status, at: CREATED }],
    cancellation: null,
    canCancel: status !== 'reported' && status !== 'cancelled',
    refundIfCancelled: 650,
    report: null,
    entered: null,
    critical: null,
    rejectedSamples: [],
    earlierReports: [],
    reportUrl: null,
    createdAt: CREATED,
    ...overrides,
  };
};
