import { formatRupees } from '../../src/common/format/format';
import type { Api } from './api';
import type { KnownPage } from './checks';
import type { Person } from './people';

export const CONSOLE_LISTS: KnownPage[] = [
  ['/admin/doctors', 'Doctors'],
  ['/admin/patients', 'Patients'],
  ['/admin/dependants', 'Dependants'],
  ['/admin/duplicates', 'Possible duplicates'],
  ['/admin/merges', 'Merged records'],
  ['/admin/users', 'Users'],
  ['/admin/doctor-ids', 'Doctor IDs'],
  ['/admin/appointments', 'Appointments'],
  ['/admin/prescriptions', 'Prescriptions'],
  ['/admin/records', 'Medical records'],
  ['/admin/waitlist', 'Waiting list'],
  ['/admin/leave-cases', 'Visits with absent doctor'],
  ['/admin/holidays', 'Holidays'],
  ['/admin/extra-sessions', 'Extra sessions'],
  ['/admin/lab-bookings', 'Lab bookings'],
  ['/admin/reviews', 'Reviews'],
  ['/admin/orders', 'Orders'],
  ['/admin/payments', 'Payments'],
  ['/admin/MedicineView', 'View Medical Items'],
  ['/admin/LabTestView', 'View Lab Test'],
  ['/admin/posts', 'Articles'],
  ['/admin/safety-rules', 'Clinical tables'],
  ['/admin/faqs', 'FAQs'],
  ['/admin/questions', 'Questions'],
  ['/admin/Chatbot', 'Chatbot'],
  ['/admin/notifications', 'Notifications'],
  ['/admin/mails', 'Mails'],
  ['/admin/audit-events', 'Audit trail'],
];

export const CONSOLE_FORMS: KnownPage[] = [
  ['/admin/DoctorAdd', 'Add Doctor'],
  ['/admin/Medicineadd', 'Add Medical Items'],
  ['/admin/LabTestAdd', 'Add Lab Test'],
  ['/admin/appointments/create', 'Book for a patient'],
  ['/admin/merges/create', 'Merge two records'],
  ['/admin/posts/create', 'Write article'],
  ['/admin/safety-rules/create', 'Add entry'],
  ['/admin/faqs/create', 'Add FAQ'],
  ['/admin/settings', 'Settings'],
  ['/admin/demo-data', 'Demo data'],
];

/** The fields that form record headings; each resource has some of them. */
interface Row {
  id: string;
  fullName: string;
  number: string;
  amount: number;
  name: string;
  testName: string;
  title: string;
  question: string;
  subject: string;
  text: string;
  patientId: { fullName: string };
  labTest: { testName: string };
}
interface RecordPage {
  resource: string;
  /** The address of a record's page; `/admin/<resource>/<id>/show` by default. */
  at?: (id: string) => string;
  heading: (row: Row) => string;
}

const RECORD_PAGES: RecordPage[] = [
  { resource: 'doctors', at: (id) => `/admin/doctors/${id}`, heading: ({ fullName }) => fullName },
  { resource: 'patients', heading: ({ fullName }) => fullName },
  { resource: 'users', heading: ({ fullName }) => fullName },
  { resource: 'appointments', heading: ({ patientId }) => `Appointment of ${patientId.fullName}` },
  { resource: 'prescriptions', heading: ({ number }) => `Prescription ${number}` },
  { resource: 'records', heading: ({ title }) => title },
  { resource: 'lab-bookings', heading: ({ labTest, fullName }) => `${labTest.testName} for ${fullName}` },
  { resource: 'orders', heading: ({ number }) => `Order ${number}` },
  { resource: 'payments', heading: ({ amount }) => `Payment of ${formatRupees(amount)}` },
  { resource: 'medicines', at: (id) => `/admin/Medicineadd?id=${id}`, heading: ({ name }) => `Edit ${name}` },
  {
    resource: 'lab-tests',
    at: (id) => `/admin/LabTestAdd?id=${id}`,
    heading: ({ testName }) => `Edit ${testName}`,
  },
  { resource: 'posts', at: (id) => `/admin/posts/${id}`, heading: ({ title }) => title },
  { resource: 'faqs', at: (id) => `/admin/faqs/${id}`, heading: ({ question }) => question },
  { resource: 'safety-rules', at: (id) => `/admin/safety-rules/${id}`, heading: ({ title }) => title },
  { resource: 'mails', heading: ({ subject }) => subject },
  { resource: 'audit-events', heading: ({ text }) => text },
];

/** The page of one record of every resource that has such pages. */
export const consoleRecords = (api: Api, admin: Person): Promise<KnownPage[]> =>
  Promise.all(
    RECORD_PAGES.map(async ({ resource, at, heading }): Promise<KnownPage> => {
      const [row] = await api.call<Row[]>('get', `/api/v1/${resource}?range=[0,0]`, admin);
      if (!row) throw new Error(`The demo hospital has no ${resource}.`);
      return [at?.(row.id) ?? `/admin/${resource}/${row.id}/show`, heading(row)];
    }),
  );
