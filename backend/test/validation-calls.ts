import type { Client } from './support/client.js';
import { PASSWORD } from './support/people.js';

export type Who = 'visitor' | 'patient' | 'doctor' | 'admin';

export interface Stage {
  people: Record<Who, Client>;
  medicineId: string;
  labTestId: string;
  /** A day on which the doctor sees patients. */
  day: string;
}

export interface BodyCall {
  who: Who;
  /** Fields that would be taken. */
  good: (stage: Stage) => Record<string, unknown>;
  /** Of those, the ones that may be left out. */
  optional?: string[];
  /** One field with a value of another type. */
  wrong: [field: string, value: unknown];
  /** Admin consoles send whole records back: what cannot be changed is ignored, and so is what is unknown. */
  ignoresUnknown?: boolean;
}

const BUYER = {
  name: 'Gita Guest',
  email: 'gita@example.org',
  phone: '9812345678',
  address: '12 Lake View Road, Bengaluru',
};

/** The bodies that write a medicine or a lab test: the form of the specification, and the resource. */
function productBodies(
  form: string,
  resource: string,
  name: Record<string, string>,
  price: Record<string, number>,
): Record<string, BodyCall> {
  const facts = { ...name, description: 'For tests.', turnaround: '24 hours' };
  const fields: BodyCall = { who: 'admin', good: () => ({ ...facts, price: '120' }), wrong: ['price', '-1'] };
  const record: BodyCall = {
    who: 'admin',
    good: () => ({ ...facts, ...price }),
    wrong: ['published', 'yes'],
    ignoresUnknown: true,
  };
  return {
    [`POST /${form}/add`]: fields,
    [`PUT /${form}/{id}`]: fields,
    [`POST /api/v1/${resource}`]: record,
    [`PUT /api/v1/${resource}/{id}`]: { ...record, good: () => price, optional: Object.keys(price) },
  };
}

/** Every call with a body, apart from the provider's webhook, whose body is signed. */
export const BODIES: Record<string, BodyCall> = {
  'POST /api/users/login': {
    who: 'visitor',
    good: () => ({ email: 'nobody@example.org', password: PASSWORD, type: 'patient' }),
    optional: ['type'],
    wrong: ['email', 5],
  },
  'POST /api/users/register': {
    who: 'visitor',
    good: () => ({
      fullName: 'Meera Iyer',
      email: 'meera@example.org',
      password: PASSWORD,
      mobile: '9812345678',
      dob: '1991-02-03',
      gender: 'female',
    }),
    wrong: ['dob', '31-02-1991'],
  },
  'POST /api/users/doctor-ids/verify': {
    who: 'visitor',
    good: () => ({ d_id: 'NO-SUCH' }),
    wrong: ['d_id', {}],
  },
  'PUT /api/v1/doctors/{id}': {
    who: 'admin',
    good: () => ({ experience: 3 }),
    optional: ['experience'],
    wrong: ['published', 'yes'],
    ignoresUnknown: true,
  },
  'PUT /api/v1/patients/{id}': {
    who: 'admin',
    good: () => ({ fullName: 'Asha Rao' }),
    optional: ['fullName'],
    wrong: ['disabled', 1],
    ignoresUnknown: true,
  },
  'POST /api/v1/doctor-ids': {
    who: 'admin',
    good: () => ({ code: 'HSP-NEW-0001' }),
    optional: ['code'],
    wrong: ['code', ['HSP-1']],
  },
  'POST /api/appointments/create': {
    who: 'patient',
    good: ({ people }) => ({ patientId: people.patient.userId, speciality: 'Cardiology' }),
    wrong: ['speciality', 'Astrology'],
  },
  'PUT /api/appointments/{id}/respond': {
    who: 'doctor',
    good: ({ people }) => ({ status: 'accepted', doctorId: people.doctor.userId }),
    wrong: ['status', 'pending'],
  },
  'POST /api/v1/appointments/{id}/accept': {
    who: 'doctor',
    good: () => ({}),
    wrong: ['appointmentDate', 20261124],
  },
  'POST /api/payment/create-checkout-session': {
    who: 'patient',
    good: () => ({ doctorName: 'Dr. Vikram Nair', doctorFee: 800 }),
    wrong: ['doctorFee', '800'],
  },
  'POST /api/v1/payments/cancel-checkout': {
    who: 'patient',
    good: () => ({ sessionId: 'cs_test_none' }),
    wrong: ['sessionId', { $ne: '' }],
  },
  'POST /api/v1/payments/confirm-checkout': {
    who: 'patient',
    good: () => ({ sessionId: 'cs_test_none' }),
    wrong: ['sessionId', 5],
  },
  'POST /api/payment/create-medicine-checkout-session': {
    who: 'visitor',
    good: () => ({ medicineName: 'No such medicine', medicinePrice: 80, user: BUYER }),
    optional: ['medicineName', 'medicinePrice'],
    wrong: ['medicinePrice', '80'],
  },
  'POST /api/v1/orders/find': {
    who: 'visitor',
    good: () => ({ number: 'HP-2026-7KQ4XM', email: BUYER.email }),
    wrong: ['number', { $ne: '' }],
  },
  'POST /api/v1/orders/find/cancel': {
    who: 'visitor',
    good: () => ({ number: 'HP-2026-7KQ4XM', email: BUYER.email }),
    wrong: ['email', ['a@example.org']],
  },
  ...productBodies('medicine', 'medicines', { name: 'New medicine' }, { listPrice: 120 }),
  ...productBodies('lab', 'lab-tests', { testName: 'New test' }, { price: 650 }),
  'POST /api/v1/lab-bookings': {
    who: 'patient',
    good: ({ day }) => ({
      labTestId: '66f1a2b3c4d5e6f708192a3b',
      fullName: 'Asha Rao',
      phone: '9812345678',
      date: day,
      place: 'hospital',
      payment: 'atCollection',
    }),
    wrong: ['place', 'moon'],
  },
  'POST /api/v1/lab-bookings/{id}/report': {
    who: 'admin',
    good: () => ({ results: [{ name: 'TSH', value: 2.1 }] }),
    wrong: ['results', 'none'],
  },
  'POST /api/appointments/create/specific': {
    who: 'patient',
    good: ({ people, day }) => ({
      patientId: people.patient.userId,
      doctorId: people.doctor.userId,
      preferredDate: day,
      preferredTime: '10:00',
      reason: 'A reason',
    }),
    wrong: ['preferredTime', 1000],
  },
};

const LISTS = [
  'audit-events',
  'doctors',
  'patients',
  'doctor-ids',
  'appointments',
  'notifications',
  'mails',
  'payments',
  'medicines',
  'orders',
  'lab-tests',
  'lab-bookings',
];

/** Every call with a query: what cannot be used, and the field that the answer names. */
export const QUERIES: [name: string, who: Who, wrong: [query: string, field: string][]][] = [
  [
    'GET /api/users/doctors',
    'visitor',
    [
      ['page=0', 'page'],
      ['page=1.5', 'page'],
      ['page=x', 'page'],
      ['page=10001', 'page'],
      ['perPage=101', 'perPage'],
      ['perPage=-1', 'perPage'],
      ['sort=email', 'sort'],
      ['speciality=Astrology', 'speciality'],
      ['day=Someday', 'day'],
      [`search=${'x'.repeat(101)}`, 'search'],
      ['search=a&search=b', 'search'],
      ['search[$ne]=a', 'search[$ne]'],
    ],
  ],
  ...['/medicine', '/lab'].map((path): [string, Who, [string, string][]] => [
    `GET ${path}`,
    'visitor',
    [
      ['page=0', 'page'],
      ['perPage=101', 'perPage'],
      ['sort=stock', 'sort'],
      [path === '/lab' ? 'group=Moon' : 'condition=Moon', path === '/lab' ? 'group' : 'condition'],
      [`search=${'x'.repeat(101)}`, 'search'],
      ['search[$ne]=a', 'search[$ne]'],
    ],
  ]),
  [
    'GET /api/users/doctors/{id}/slots',
    'visitor',
    [
      ['from=2027-02-31', 'from'],
      ['from=today', 'from'],
      ['days=0', 'days'],
      ['days=62', 'days'],
    ],
  ],
  ...['doctor/{doctorId}', 'doctor/{doctorId}/accepted', 'patient/{patientId}'].map(
    (path): [string, Who, [string, string][]] => [
      `GET /api/appointments/${path}`,
      path.startsWith('doctor') ? 'doctor' : 'patient',
      [
        ['limit=0', 'limit'],
        ['limit=501', 'limit'],
        ['before=1', 'before'],
      ],
    ],
  ),
  ...LISTS.map((list): [string, Who, [string, string][]] => [
    `GET /api/v1/${list}`,
    'admin',
    [
      ['filter={', 'filter'],
      ['filter=[]', 'filter'],
      ['filter="x"', 'filter'],
      ['filter={"secret":"x"}', 'filter.secret'],
      ['filter={"id":{"$ne":null}}', 'filter.id'],
      ['filter={"id":[["x"]]}', 'filter.id'],
      [`filter=${'x'.repeat(2001)}`, 'filter'],
      ['range=[5,1]', 'range'],
      ['range=[-1,5]', 'range'],
      ['range=[0,1e999]', 'range'],
      ['range={"a":1}', 'range'],
      ['sort=["passwordHash","ASC"]', 'sort'],
      ['sort=["__proto__","ASC"]', 'sort'],
      ['sort=["id","UP"]', 'sort'],
      ['sort=id', 'sort'],
    ],
  ]),
];
