/** How a kind of record is spoken of: one of which no name is known, and one with its name. */
export interface RecordWords {
  one: string;
  named: (name: string) => string;
  /** One that belongs to the person who is spoken of. */
  own?: string;
}

const account: RecordWords = {
  one: 'an account',
  named: (name) => `the account of ${name}`,
  own: 'their own account',
};

/** Kinds of records by the plural that addresses and the audit trail use; names are what the server gives for each. */
export const recordWords = {
  appointments: { one: 'a visit', named: (name) => `the visit of ${name}`, own: 'their own visit' },
  doctors: { ...account, one: 'the account of a doctor' },
  patients: { ...account, one: 'the account of a patient' },
  users: account,
  dependants: { one: 'a person of the family', named: (name) => name },
  'doctor-ids': { one: 'a doctor ID', named: (name) => `the doctor ID ${name}` },
  'extra-sessions': { one: 'an extra session', named: (name) => `the extra session ${name}` },
  faqs: { one: 'an FAQ', named: (name) => `the FAQ “${name}”` },
  holidays: { one: 'a holiday', named: (name) => `the holiday ${name}` },
  'lab-bookings': {
    one: 'a lab booking',
    named: (name) => `the lab booking of ${name}`,
    own: 'their own lab booking',
  },
  'lab-requests': { one: 'a request for lab tests', named: (name) => `the request for lab tests of ${name}` },
  'lab-tests': { one: 'a lab test', named: (name) => `the lab test ${name}` },
  leaves: { one: 'a leave', named: (name) => `the leave of ${name}`, own: 'their own leave' },
  'leave-cases': {
    one: 'a visit whose doctor is away',
    named: (name) => `the visit of ${name}, whose doctor is away`,
  },
  mails: { one: 'a mail', named: (name) => `the mail “${name}”` },
  medicines: { one: 'a medicine', named: (name) => `the medicine ${name}` },
  notifications: { one: 'a notification', named: (name) => `the notification “${name}”` },
  orders: { one: 'an order', named: (name) => `the order ${name}` },
  /** The people whose data it is, where an action is about all of one kind. */
  people: { one: 'a patient', named: (name) => name },
  payments: { one: 'a payment', named: (name) => `the payment of ${name}`, own: 'their own payment' },
  posts: { one: 'an article', named: (name) => `the article “${name}”` },
  prescriptions: {
    one: 'a prescription',
    named: (name) => `the prescription of ${name}`,
    own: 'their own prescription',
  },
  questions: { one: 'a question', named: (name) => `the question “${name}”` },
  records: { one: 'a medical record', named: (name) => `the medical record “${name}”` },
  reviews: { one: 'a review', named: (name) => `the review of ${name}`, own: 'their own review' },
  routes: { one: 'a page', named: (name) => name },
  waitlist: {
    one: 'a place on the waiting list',
    named: (name) => `the place of ${name} on the waiting list`,
    own: 'their own place on the waiting list',
  },
  settings: { one: 'the settings', named: () => 'the settings' },
} satisfies Record<string, RecordWords>;
export type RecordKind = keyof typeof recordWords;

export const isRecordKind = (resource: string): resource is RecordKind =>
  Object.hasOwn(recordWords, resource);

/** "the visit of Asha Rao", "a visit" when its name is not known, "their own visit" of who is spoken of. */
export function recordInWords(kind: string, name: string | null, isOwn = false): string {
  if (!isRecordKind(kind)) return name ?? `a record among the ${kind.replaceAll('-', ' ')}`;
  const { one, named, own }: RecordWords = recordWords[kind];
  if (isOwn && own) return own;
  return name === null ? one : named(name);
}
