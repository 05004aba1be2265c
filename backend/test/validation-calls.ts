import type { Client } from './support/client.js';
import { PASSWORD } from './support/people.js';
import { SET_UP } from './support/set-up.js';
import { visitDraft } from './support/visit.js';

export type Who = 'visitor' | 'patient' | 'doctor' | 'admin';

export interface Stage {
  people: Record<Who, Client>;
  /** Ids by the name of the resource. */
  records: Record<string, string>;
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
  /** Consoles send whole records back: what cannot be changed of them is ignored. */
  takesRecord?: boolean;
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
    takesRecord: true,
  };
  return {
    [`POST /${form}/add`]: fields,
    [`PUT /${form}/{id}`]: fields,
    [`POST /api/v1/${resource}`]: record,
    [`PUT /api/v1/${resource}/{id}`]: { ...record, good: () => price, optional: Object.keys(price) },
  };
}

/** The bodies that write the texts of the public site. */
const SITE_BODIES: Record<string, BodyCall> = {
  'PUT /api/v1/settings/{id}': {
    who: 'admin',
    good: () => ({ phone: '+91 80 4000 1234' }),
    optional: ['phone'],
    wrong: ['promoPercent', '20'],
    takesRecord: true,
  },
  'POST /api/v1/posts': {
    who: 'admin',
    good: () => ({
      title: 'Know your blood pressure',
      summary: 'What the two numbers mean.',
      category: 'Heart',
      author: 'Dr. Ananya Sharma',
      illustration: 'heart',
      body: 'A paragraph.',
    }),
    wrong: ['status', 'public'],
    takesRecord: true,
  },
  'PUT /api/v1/posts/{id}': {
    who: 'admin',
    good: () => ({ summary: 'What the two numbers mean.' }),
    optional: ['summary'],
    wrong: ['sources', 'WHO'],
    takesRecord: true,
  },
  'POST /api/v1/faqs': {
    who: 'admin',
    good: () => ({ question: 'When are you open?', answer: '8 AM to 8 PM daily.', category: 'Visiting us' }),
    wrong: ['position', 1.5],
    takesRecord: true,
  },
  'PUT /api/v1/faqs/{id}': {
    who: 'admin',
    good: () => ({ answer: '8 AM to 8 PM daily.' }),
    optional: ['answer'],
    wrong: ['published', 'yes'],
    takesRecord: true,
  },
  'POST /api/v1/safety-rules': {
    who: 'admin',
    good: () => ({
      kind: 'interaction',
      first: 'Warfarin',
      second: 'Cefixime',
      effect: 'Bleeding.',
      severity: 'serious',
      source: 'Drug committee',
      date: '2026-11-01',
    }),
    wrong: ['date', '2026-13-01'],
    takesRecord: true,
  },
  'PUT /api/v1/safety-rules/{id}': {
    who: 'admin',
    good: () => ({ source: 'Pharmacy' }),
    optional: ['source'],
    wrong: ['active', 'yes'],
    takesRecord: true,
  },
  'POST /api/v1/reviews': {
    who: 'patient',
    good: () => ({ appointmentId: '66f1a2b3c4d5e6f708192a3b', rating: 5, text: 'I felt in good hands.' }),
    wrong: ['rating', 6],
  },
};

/** The bodies that act on several records, with an action of each resource. */
const BULK_BODIES: Record<string, BodyCall> = Object.fromEntries(
  Object.entries({
    doctors: 'hide',
    patients: 'enable',
    users: 'enable',
    medicines: 'delete',
    'lab-tests': 'delete',
    posts: 'publish',
    faqs: 'unpublish',
    reviews: 'approve',
    orders: 'pack',
    'lab-bookings': 'confirm',
    payments: 'resendRefund',
    mails: 'resend',
    'doctor-ids': 'revoke',
    questions: 'delete',
  }).map(([resource, action]): [string, BodyCall] => [
    `POST /api/v1/${resource}/bulk`,
    {
      who: 'admin',
      good: () => ({ action, ids: ['66f1a2b3c4d5e6f708192a3b'] }),
      wrong: ['action', 'explode'],
    },
  ]),
);

/** Every call with a body, apart from the provider's webhook, whose body is signed. */
export const BODIES: Record<string, BodyCall> = {
  'POST /chat': {
    who: 'visitor',
    good: () => ({ message: 'When are you open?', conversation: 'panel-0123456789abcdef' }),
    optional: ['conversation'],
    wrong: ['message', 5],
  },
  'PUT /api/questions/{id}': {
    who: 'admin',
    good: () => ({ adminReply: 'Yes, beside gate 2.', status: 'answered' }),
    wrong: ['adminReply', 'x'.repeat(2001)],
  },
  'PUT /api/v1/questions/{id}': {
    who: 'admin',
    good: () => ({ adminReply: 'Yes, beside gate 2.' }),
    wrong: ['version', '1'],
    takesRecord: true,
  },
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
    takesRecord: true,
  },
  'PUT /api/v1/patients/{id}': {
    who: 'admin',
    good: () => ({ fullName: 'Asha Rao' }),
    optional: ['fullName'],
    wrong: ['disabled', 1],
    takesRecord: true,
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
  'POST /api/v1/appointments/{id}/reject': {
    who: 'doctor',
    good: () => ({ reason: 'The doctor is ill.' }),
    optional: ['reason'],
    wrong: ['reason', ['The doctor is ill.']],
  },
  'POST /api/v1/appointments/{id}/cancel': {
    who: 'doctor',
    good: () => ({ reason: 'The doctor is ill.' }),
    optional: ['reason'],
    wrong: ['reason', ''],
  },
  'POST /api/v1/appointments/{id}/agree': {
    who: 'patient',
    good: ({ day }) => ({ appointmentDate: day, appointmentTime: '10:00' }),
    optional: ['appointmentTime'],
    wrong: ['appointmentTime', '25:00'],
  },
  'POST /api/v1/appointments/{id}/ask-another-time': {
    who: 'patient',
    good: ({ day }) => ({ preferredDate: day, preferredTime: '10:00' }),
    optional: ['preferredTime'],
    wrong: ['preferredDate', 'tomorrow'],
  },
  'POST /api/v1/appointments/{id}/move': {
    who: 'admin',
    good: ({ day }) => ({ date: day, time: '10:00' }),
    optional: ['doctorId', 'reason', 'version'],
    wrong: ['time', '25:00'],
  },
  'POST /api/payment/create-checkout-session': {
    who: 'patient',
    good: () => ({ doctorName: 'Dr. Vikram Nair', doctorFee: 800 }),
    wrong: ['doctorFee', '800'],
  },
  'POST /api/v1/payments/cancel-checkout': {
    who: 'patient',
    good: () => ({ checkoutId: 'cs_test_none' }),
    wrong: ['checkoutId', { $ne: '' }],
  },
  'POST /api/v1/payments/confirm-checkout': {
    who: 'patient',
    good: () => ({ checkoutId: 'cs_test_none' }),
    wrong: ['checkoutId', 5],
  },
  'POST /api/payment/create-medicine-checkout-session': {
    who: 'visitor',
    good: () => ({ medicineName: 'No such medicine', medicinePrice: 80, user: BUYER }),
    optional: ['medicineName', 'medicinePrice'],
    wrong: ['medicinePrice', '80'],
  },
  'POST /api/v1/prescription-verifications': {
    who: 'visitor',
    good: () => ({ number: 'RX-2026-7KQ4XM', code: 'K7QM2-HX9PD' }),
    wrong: ['code', { $ne: '' }],
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
  'POST /api/v1/orders/{id}/items/{medicineId}/restock': {
    who: 'admin',
    good: () => ({ boxes: 1, restocked: 0 }),
    wrong: ['boxes', '1'],
  },
  ...SITE_BODIES,
  ...BULK_BODIES,
  'POST /api/v1/appointments/bulk': {
    who: 'admin',
    good: () => ({ action: 'cancel', ids: ['66f1a2b3c4d5e6f708192a3b'], reason: 'The doctor is ill.' }),
    optional: ['reason'],
    wrong: ['action', 'explode'],
  },
  ...productBodies('medicine', 'medicines', { name: 'New medicine' }, { price: 120 }),
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
  'POST /api/v1/lab-bookings/{id}/correct-report': {
    who: 'admin',
    good: () => ({ results: [{ name: 'TSH', value: 2.1 }], reason: 'A mistake.', version: 1 }),
    optional: ['reason'],
    wrong: ['version', '1'],
  },
  'POST /api/v1/lab-bookings/{id}/subject': {
    who: 'admin',
    good: () => ({ subject: { who: 'patient' } }),
    wrong: ['subject.who', 'me'],
  },
  'POST /api/v1/lab-bookings/{id}/reject-sample': {
    who: 'admin',
    good: () => ({ reason: 'haemolysed' }),
    wrong: ['reason', 'old'],
  },
  'POST /api/v1/lab-bookings/{id}/recollect': {
    who: 'patient',
    good: ({ day }) => ({ date: day, place: 'hospital' }),
    wrong: ['place', 'office'],
  },
  'POST /api/v1/lab-bookings/{id}/release': {
    who: 'admin',
    good: () => ({ entryId: '66f1a2b3c4d5e6f708192a3b' }),
    wrong: ['entryId', '1'],
  },
  'POST /api/v1/lab-bookings/{id}/return-report': {
    who: 'admin',
    good: () => ({ entryId: '66f1a2b3c4d5e6f708192a3b', reason: 'Please repeat it.' }),
    wrong: ['entryId', '1'],
  },
  'POST /api/v1/lab-bookings/{id}/acknowledge': {
    who: 'admin',
    good: () => ({ version: 1, action: 'Called the doctor.' }),
    wrong: ['version', '1'],
  },
  'POST /api/v1/prescriptions': {
    who: 'doctor',
    good: ({ people, day }) => ({
      patientId: people.patient.userId,
      patientName: 'Asha Rao',
      age: 36,
      confirmPerson: true,
      gender: 'female',
      contact: '9812345678',
      date: day,
      symptoms: 'Thirst',
      medicines: [{ name: 'Metformin', dosage: '1 tablet', frequency: '1-0-1', duration: '5 days' }],
    }),
    optional: ['confirmPerson'],
    wrong: ['age', '36'],
  },
  'POST /api/v1/favourite-lines': {
    who: 'doctor',
    good: () => ({ line: 'Tab Metformin 500 1-0-1 x 5d' }),
    wrong: ['line', 5],
  },
  'PUT /api/v1/appointments/{id}/consultation': {
    who: 'doctor',
    good: () => ({ draft: visitDraft('Feels'), version: 1 }),
    wrong: ['version', '1'],
  },
  'POST /api/v1/appointments/{id}/consultation/save': {
    who: 'doctor',
    good: () => ({ note: 'Feels well.', complete: true, version: 1 }),
    optional: ['note', 'complete'],
    wrong: ['complete', 'yes'],
  },
  'POST /api/v1/records': {
    who: 'doctor',
    good: ({ people }) => ({ patientId: people.patient.userId, kind: 'note', text: 'Feels well.' }),
    wrong: ['kind', 'document'],
  },
  'POST /api/v1/records/{id}/hide': {
    who: 'admin',
    good: () => ({ reason: 'Written for the wrong patient.' }),
    wrong: ['reason', ''],
  },
  'POST /api/v1/prescriptions/{id}/hide': {
    who: 'admin',
    good: () => ({ reason: 'Written for the wrong patient.' }),
    wrong: ['reason', ''],
  },
  'POST /api/v1/records/{id}/move': {
    who: 'admin',
    good: ({ people }) => ({ patientId: people.patient.userId, reason: 'Written for the wrong patient.' }),
    wrong: ['patientId', 'x'],
  },
  'POST /api/v1/prescriptions/check': {
    who: 'doctor',
    good: ({ people }) => ({
      ...{ patientId: people.patient.userId, patientName: 'Asha Rao', age: 36, gender: 'female' },
      medicines: [{ name: 'Augmentin 625', dosage: '1 tablet', frequency: 'twice daily' }],
    }),
    optional: ['patientName', 'age', 'gender'],
    wrong: ['age', '36'],
  },
  'POST /api/v1/allergies': {
    who: 'patient',
    good: () => ({ substance: 'Penicillin', reaction: 'Rash', severity: 'severe' }),
    optional: ['reaction', 'severity'],
    wrong: ['severity', 'very'],
  },
  'POST /api/v1/allergies/none-known': {
    who: 'doctor',
    good: ({ people }) => ({ patientId: people.patient.userId }),
    optional: ['patientId'],
    wrong: ['patientId', 'x'],
  },
  'PUT /api/v1/allergies/{id}': {
    who: 'patient',
    good: () => ({ reaction: 'Rash', status: 'enteredInError' }),
    optional: ['reaction', 'status'],
    wrong: ['status', 'gone'],
    takesRecord: true,
  },
  'POST /api/v1/records/documents': {
    who: 'patient',
    good: () => ({ title: 'Discharge letter', date: '2026-01-05' }),
    optional: ['date'],
    wrong: ['date', '31-02-2026'],
  },
  'POST /api/users/forgot-password': {
    who: 'visitor',
    good: () => ({ email: 'nobody@example.org', type: 'patient' }),
    optional: ['type'],
    wrong: ['email', 5],
  },
  'POST /api/users/reset-password': {
    who: 'visitor',
    good: () => ({ token: 'none', password: PASSWORD }),
    wrong: ['token', { $ne: '' }],
  },
  'POST /api/users/confirm-email': {
    who: 'visitor',
    good: () => ({ token: 'none' }),
    wrong: ['token', { $ne: '' }],
  },
  'POST /api/v1/doctors/{id}/refuse': {
    who: 'admin',
    good: () => ({ reason: 'Unknown to the medical council' }),
    wrong: ['reason', ''],
  },
  'PUT /api/v1/me': {
    who: 'admin',
    good: () => ({ gender: 'female', version: 1 }),
    optional: ['gender'],
    wrong: ['gender', 'x'],
    takesRecord: true,
  },
  'PUT /api/v1/me/picture': {
    who: 'patient',
    good: () => ({ version: '1' }),
    optional: ['version'],
    wrong: ['version', 'x'],
  },
  'POST /api/v1/me/password': {
    who: 'patient',
    good: () => ({ currentPassword: 'Wrong-Pass-77', newPassword: PASSWORD }),
    wrong: ['newPassword', 5],
  },
  'PUT /api/v1/doctors/{id}/availability': {
    who: 'admin',
    good: () => ({ availableDays: ['Monday'], timeSlots: ['10:00'], version: 99 }),
    wrong: ['version', '1'],
  },
  'PUT /api/v1/availability': {
    who: 'doctor',
    good: () => ({ availableDays: ['Monday'], timeSlots: ['10:00'], version: 99 }),
    wrong: ['version', '1'],
  },
  'POST /api/v1/payments/{id}/refund': {
    who: 'admin',
    good: () => ({ amount: 300, reason: 'A shorter visit' }),
    wrong: ['amount', '300'],
  },
  'POST /api/v1/payments/{id}/refund/hand-out': {
    who: 'admin',
    good: () => ({ method: 'cash' }),
    wrong: ['method', 'gold'],
  },
  'POST /api/v1/patients': {
    who: 'admin',
    good: () => ({ fullName: 'Wanda Walk-in', mobile: '9812345670', dob: '1990-05-17', gender: 'female' }),
    optional: ['dob', 'gender'],
    wrong: ['mobile', 'none'],
  },
  'POST /api/v1/dependants': {
    who: 'patient',
    good: () => ({
      ...{ fullName: 'Meera Rao', dob: '2017-04-02', gender: 'female', relationship: 'child' },
      allergies: 'Penicillin',
    }),
    optional: ['allergies'],
    wrong: ['relationship', 'pet'],
  },
  'POST /api/v1/dependants/new/candidates': {
    who: 'patient',
    good: () => ({ fullName: 'Meera Rao', dob: '2017-04-02' }),
    wrong: ['dob', 7],
  },
  'PUT /api/v1/dependants/{id}': {
    who: 'patient',
    good: () => ({ fullName: 'Meera Rao', allergies: 'Nuts' }),
    optional: ['fullName', 'allergies'],
    wrong: ['dob', '2017-02-30'],
    takesRecord: true,
  },
  'POST /api/v1/dependants/{id}/invite': {
    who: 'patient',
    good: () => ({ email: 'meera@example.org' }),
    wrong: ['email', 'meera'],
  },
  'POST /api/v1/dependants/{id}/end': {
    who: 'admin',
    good: () => ({ reason: 'Asked for' }),
    wrong: ['reason', 5],
  },
  ...Object.fromEntries(
    ['hold', 'stop', 'enter-in-error'].map((step): [string, BodyCall] => [
      `POST /api/v1/prescriptions/{id}/${step}`,
      {
        who: 'doctor',
        good: () => ({ reason: 'Side effects.', lines: [1] }),
        optional: ['lines'],
        wrong: ['lines', '1'],
      },
    ]),
  ),
  'POST /api/v1/prescriptions/{id}/resume': {
    who: 'doctor',
    good: () => ({ lines: [1] }),
    optional: ['lines'],
    wrong: ['lines', '1'],
  },
  'POST /api/v1/patients/{id}/deceased': {
    who: 'admin',
    good: () => ({ deceased: true, date: '2026-11-20' }),
    optional: ['date'],
    wrong: ['deceased', 'yes'],
  },
  'POST /api/v1/merges': {
    who: 'admin',
    good: ({ people }) => ({ keptId: people.patient.userId, mergedId: people.patient.userId, fields: {} }),
    optional: ['fields'],
    wrong: ['keptId', 7],
  },
  'POST /api/v1/patients/new/candidates': {
    who: 'admin',
    good: () => ({ fullName: 'Asha Rao', mobile: '9812345678', dob: '1990-05-17' }),
    optional: ['mobile', 'dob'],
    wrong: ['dob', 7],
  },
  'POST /api/v1/patients/{id}/merge-preview': {
    who: 'admin',
    good: ({ people }) => ({ mergedId: people.patient.userId }),
    wrong: ['mergedId', 7],
  },
  'POST /api/v1/patients/{id}/claim-mail': {
    who: 'admin',
    good: () => ({ email: 'wanda@example.org' }),
    wrong: ['email', 'wanda'],
  },
  'POST /api/v1/demo-data/remove': {
    who: 'admin',
    good: () => ({ confirmation: 'REMOVE' }),
    wrong: ['confirmation', 7],
  },
  'POST /api/v1/setup': {
    who: 'visitor',
    good: () => ({ ...SET_UP }),
    wrong: ['code', 7],
  },
  'POST /api/v1/setup/demo': {
    who: 'visitor',
    good: () => ({ code: SET_UP.code }),
    wrong: ['code', 7],
  },
  'POST /api/users/claim': {
    who: 'visitor',
    good: () => ({ code: 'K7QM-2HX9-PD4T', email: 'wanda@example.org', password: 'quiet-river-41' }),
    optional: ['email'],
    wrong: ['email', 'wanda'],
  },
  'POST /api/v1/appointments/{id}/desk-payment': {
    who: 'admin',
    good: () => ({ method: 'cash', amount: 800 }),
    wrong: ['amount', '800'],
  },
  'POST /api/v1/users/{id}/erase': {
    who: 'admin',
    good: () => ({ confirm: 'nobody@example.org', reason: 'Asked for by letter' }),
    wrong: ['confirm', ' '],
  },
  'POST /api/v1/users': {
    who: 'admin',
    good: () => ({ fullName: 'Nisha Verma', email: 'nisha.verma@example.org', staffRole: 'reception' }),
    wrong: ['staffRole', 'surgeon'],
  },
  'PUT /api/v1/users/{id}': {
    who: 'admin',
    good: () => ({ disabled: false }),
    wrong: ['disabled', 'no'],
    takesRecord: true,
  },
  'POST /api/v1/leaves': {
    who: 'doctor',
    good: ({ day }) => ({ from: day, to: day, reason: 'Conference' }),
    wrong: ['from', '2027-02-31'],
  },
  'POST /api/v1/holidays': {
    who: 'admin',
    good: ({ day }) => ({ from: day, name: 'Republic Day' }),
    wrong: ['from', '2027-02-31'],
  },
  'POST /api/v1/extra-sessions': {
    who: 'doctor',
    good: ({ day }) => ({ name: 'Evening clinic', date: day, from: '20:00', to: '21:00' }),
    wrong: ['date', '2027-02-31'],
  },
  'POST /api/v1/leave-cases/{id}/answer': {
    who: 'patient',
    good: () => ({ choice: 'refund' }),
    wrong: ['choice', 'keep'],
  },
  'POST /api/v1/waitlist': {
    who: 'patient',
    good: ({ people, day }) => ({ doctorId: people.doctor.userId, from: day, to: day, part: 'evening' }),
    optional: ['part'],
    wrong: ['from', '2027-02-31'],
  },
  'POST /api/v1/waitlist/{id}/offer': {
    who: 'admin',
    good: ({ day }) => ({ date: day, time: '10:00' }),
    wrong: ['time', '25:00'],
  },
  'POST /api/v1/appointments': {
    who: 'doctor',
    good: ({ people, day }) => ({
      patientId: people.patient.userId,
      date: day,
      time: '10:00',
      reason: 'A reason',
    }),
    wrong: ['time', '25:00'],
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
  'duplicates',
  'merges',
  'orders',
  'lab-tests',
  'lab-bookings',
  'settings',
  'posts',
  'faqs',
  'safety-rules',
  'reviews',
  'prescriptions',
  'records',
  'allergies',
  'lab-requests',
  'leaves',
  'holidays',
  'extra-sessions',
  'leave-cases',
  'leaves/{id}/cases',
  'waitlist',
  'dependants',
  'questions',
  'users',
];

const OF_ACCEPTED: [string, string][] = [
  ['from=2027-02-31', 'from'],
  ['to=today', 'to'],
];

/** Every call with a query: what cannot be used, and the field that the answer names. */
export const QUERIES: [name: string, who: Who, wrong: [query: string, field: string][], needed?: string][] = [
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
      ['day=2027-02-31', 'day'],
      ['part=night', 'part'],
      ['gender=x', 'gender'],
      ['language=Klingon', 'language'],
      ['maxFee=-1', 'maxFee'],
      ['maxFee=1.5', 'maxFee'],
      [`search=${'x'.repeat(101)}`, 'search'],
      ['search=a&search=b', 'search'],
      ['search[$ne]=a', 'search[$ne]'],
    ],
  ],
  [
    'GET /chat/answers',
    'visitor',
    [
      ['id=1&key=x', 'id'],
      [`id=${'0'.repeat(24)}&key=`, 'key'],
      [`id=${'0'.repeat(24)}&key=${'x'.repeat(101)}`, 'key'],
    ],
    `id=${'0'.repeat(24)}&key=x`,
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
    'GET /api/v1/lab-bookings/windows',
    'patient',
    [
      ['place=home&date=2026-02-31', 'date'],
      ['date=2026-11-24&place=moon', 'place'],
      ['date=2026-11-24&place=home&day=1', 'day'],
    ],
    'date=2026-11-24&place=home',
  ],
  [
    'GET /api/v1/lab-bookings/route',
    'admin',
    [
      ['date=2026-02-31', 'date'],
      ['date=today', 'date'],
    ],
  ],
  [
    'GET /api/v1/search',
    'visitor',
    [
      [`q=${'x'.repeat(101)}`, 'q'],
      ['q=a&q=b', 'q'],
      ['q[$ne]=a', 'q[$ne]'],
      ['q=a&perGroup=0', 'perGroup'],
      ['q=a&perGroup=21', 'perGroup'],
    ],
  ],
  [
    'GET /api/v1/console-search',
    'admin',
    [
      [`q=${'x'.repeat(101)}`, 'q'],
      ['q=a&q=b', 'q'],
      ['q[$ne]=a', 'q[$ne]'],
    ],
  ],
  [
    'GET /api/v1/appointments/overlaps',
    'patient',
    [
      ['date=2026-11-24&time=10:00', 'doctorId'],
      [`doctorId=${'a'.repeat(24)}&date=2026-02-31&time=10:00`, 'date'],
      [`doctorId=${'a'.repeat(24)}&date=2026-11-24&time=25:00`, 'time'],
      [`patientId=1&doctorId=${'a'.repeat(24)}&date=2026-11-24&time=10:00`, 'patientId'],
    ],
    `doctorId=${'a'.repeat(24)}&date=2026-11-24&time=10:00`,
  ],
  ['DELETE /api/v1/extra-sessions/{id}', 'admin', [['visits=cancel', 'visits']]],
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
  [
    'GET /api/v1/notifications/stream',
    'visitor',
    [
      [`ticket=${'x'.repeat(101)}`, 'ticket'],
      ['ticket=x&lastEventId=1', 'lastEventId'],
    ],
  ],
  ['GET /api/v1/appointments/{id}/move', 'admin', [['doctorId=1', 'doctorId']]],
  ['GET /api/v1/records/summary', 'patient', [['patientId=1', 'patientId']]],
  ...['GET /api/questions/answered', 'GET /api/questions/unanswered'].map(
    (name): (typeof QUERIES)[number] => [
      name,
      'admin',
      [
        ['skip=-1', 'skip'],
        ['skip=x', 'skip'],
        ['limit=0', 'limit'],
        ['limit=501', 'limit'],
        ['sort=text', 'sort'],
      ],
    ],
  ),
  ...['GET /api/v1/queue', 'GET /api/v1/queue/stream'].map((name): (typeof QUERIES)[number] => [
    name,
    'visitor',
    [
      ['doctors=', 'doctors'],
      ['doctors=x', 'doctors'],
      [`doctors=${Array(49).fill('f'.repeat(24)).join(',')}`, 'doctors'],
    ],
    `doctors=${'f'.repeat(24)}`,
  ]),
  [
    'GET /api/v1/prescriptions/availability',
    'doctor',
    [
      ['name=', 'name'],
      ['name=Metformin&shelf=1', 'shelf'],
    ],
    'name=Metformin',
  ],
  ...['doctor/{doctorId}', 'doctor/{doctorId}/accepted', 'patient/{patientId}'].map(
    (path): [string, Who, [string, string][]] => [
      `GET /api/appointments/${path}`,
      path.startsWith('doctor') ? 'doctor' : 'patient',
      [
        ['limit=0', 'limit'],
        ['limit=501', 'limit'],
        ['before=1', 'before'],
        ...(path.endsWith('/accepted') ? OF_ACCEPTED : []),
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
