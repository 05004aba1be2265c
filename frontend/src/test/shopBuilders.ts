import type { LabBookingDto } from '../../../openapi/contract/shop/lab-bookings.js';
import type { LabTestDto } from '../../../openapi/contract/shop/lab-tests.js';
import type { MedicineDto } from '../../../openapi/contract/shop/medicines.js';
import type { OrderDto } from '../../../openapi/contract/shop/orders.js';
import type { CheckoutOutcome } from '../../../openapi/contract/shop/payments.js';
import { PATIENT_ID } from './builders';
import { type FakeCall } from './fakeApi';

export const METFORMIN_ID = '00000000000000000000e001';
export const PARACETAMOL_ID = '00000000000000000000e002';
export const LAB_TEST_ID = '00000000000000000000f001';

/** A valid medicine in stock, reduced from ₹100 to ₹80. */
export const buildMedicine = (overrides: Partial<MedicineDto> = {}): MedicineDto => ({
  _id: METFORMIN_ID,
  id: overrides._id ?? METFORMIN_ID,
  name: 'Metformin 500 mg',
  description: 'Lowers blood sugar.',
  price: 100,
  promotionPrice: 80,
  turnaround: '24 hours',
  imageUrl: '/public/image/medicine/default.webp',
  brand: 'Ardhika',
  condition: 'Diabetes Care',
  stock: 40,
  overTheCounter: true,
  ...overrides,
});

/** The paged response; with `ids` only those, as a cart requests. */
export const medicinesPage =
  (medicines: MedicineDto[], total = medicines.length) =>
  ({ query }: FakeCall) => {
    const ids = query.get('ids')?.split(',');
    return {
      msg: 'success',
      value: ids ? medicines.filter(({ _id }) => ids.includes(_id)) : medicines,
      total,
      page: 1,
      perPage: 12,
      brands: ['Ardhika', 'Belmore', 'Corvia', 'Dhanvi', 'Evora', 'Fennel'],
    };
  };

/** An order of two medicines, placed by default. */
export const buildOrder = (overrides: Partial<OrderDto> = {}): OrderDto => ({
  id: '00000000000000000000a101',
  _id: '00000000000000000000a101',
  number: 'HP-2026-7KQ4XM',
  status: 'placed',
  buyer: { name: 'Asha Rao', email: 'asha@demo.test', phone: '+919812345678', address: '12 Lake View Road' },
  patientId: PATIENT_ID,
  heldBy: null,
  items: [
    {
      medicineId: METFORMIN_ID,
      name: 'Metformin 500 mg',
      imageUrl: '/public/image/medicine/default.webp',
      price: 80,
      listPrice: 100,
      quantity: 2,
      amount: 160,
      cancelled: false,
      canCancel: false,
      restocked: 0,
      canRestock: false,
      prescription: null,
    },
  ],
  total: 160,
  history: [{ status: 'placed', at: '2026-11-20T05:00:00.000Z' }],
  paymentId: '00000000000000000000c101',
  refund: null,
  cancellation: null,
  canCancel: true,
  receiptUrl: '/api/v1/orders/00000000000000000000a101/receipt?signature=s',
  createdAt: '2026-11-20T05:00:00.000Z',
  ...overrides,
});

/** A valid lab test. */
export const buildLabTest = (overrides: Partial<LabTestDto> = {}): LabTestDto => ({
  _id: LAB_TEST_ID,
  id: overrides._id ?? LAB_TEST_ID,
  testName: 'Thyroid profile',
  description: 'T3, T4 and TSH.',
  price: 650,
  turnaround: '24 hours',
  imageUrl: '/public/image/labtest/default.webp',
  group: 'Thyroid',
  specimenType: 'serum',
  preparation: null,
  sex: null,
  ageFrom: null,
  ...overrides,
});

/** A lab booking paid by card, requested by default. */
export const buildLabBooking = (overrides: Partial<LabBookingDto> = {}): LabBookingDto => ({
  id: '00000000000000000000a201',
  _id: '00000000000000000000a201',
  status: 'requested',
  labTest: {
    _id: LAB_TEST_ID,
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
  paymentId: '00000000000000000000c201',
  refund: null,
  history: [{ status: 'requested', at: '2026-11-20T05:00:00.000Z' }],
  cancellation: null,
  canCancel: true,
  refundIfCancelled: 650,
  report: null,
  entered: null,
  critical: null,
  rejectedSamples: [],
  earlierReports: [],
  reportUrl: null,
  createdAt: '2026-11-20T05:00:00.000Z',
  ...overrides,
});

/** The response of a paid checkout of medicines. */
export const buildOutcome = (overrides: Partial<CheckoutOutcome> = {}): CheckoutOutcome => ({
  purpose: 'order',
  status: 'paid',
  subjectId: '00000000000000000000a101',
  number: 'HP-2026-7KQ4XM',
  refundReason: null,
  ...overrides,
});
