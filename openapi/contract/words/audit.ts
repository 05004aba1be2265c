import { type RecordKind, recordInWords } from './records.js';
import { capitalised, ended } from './sentence.js';

/** What an action does, as it follows the name of who did it; `it` is the record: "the visit of Asha Rao". */
interface Deed {
  /** The kind of record that it is done to. */
  of: RecordKind;
  done: (it: string) => string;
  /** Of what is one's own, where "their own …" would be clumsy. */
  own?: string;
  /** Where it may be refused: what stands in place of `done` then. */
  refused?: (it: string) => string;
}

type Words = Deed['done'] | Omit<Deed, 'of'>;
const deeds = (of: RecordKind, words: Record<string, Words>): Record<string, Deed> =>
  Object.fromEntries(
    Object.entries(words).map(([action, each]) => [
      action,
      typeof each === 'function' ? { of, done: each } : { of, ...each },
    ]),
  );

/** The three things that are done to whatever the hospital writes or offers. */
const content = (noun: string, of: RecordKind): Record<string, Deed> =>
  deeds(of, {
    [`${noun}.add`]: (it) => `added ${it}`,
    [`${noun}.update`]: (it) => `changed ${it}`,
    [`${noun}.delete`]: (it) => `deleted ${it}`,
  });

/** Every action of the audit trail. A test fails when the server writes one that is not here. */
const DEEDS: Record<string, Deed> = {
  ...deeds('appointments', {
    'appointment.accept': (it) => `accepted ${it}`,
    'appointment.undoAccept': (it) => `took back the acceptance of ${it}`,
    'appointment.agreeToTime': (it) => `agreed to the new time of ${it}`,
    'appointment.askAnotherTime': (it) => `asked for another time for ${it}`,
    'appointment.call': (it) => `called the patient in for ${it}`,
    'appointment.callIn': (it) => `called the patient in for ${it} and began it`,
    'appointment.checkIn': {
      done: (it) => `checked the patient in for ${it}`,
      own: 'checked in for a visit',
    },
    'appointment.join': { done: (it) => `entered the video room of ${it}`, own: 'joined a video visit' },
    'appointment.noShow': (it) => `noted that the patient did not come to ${it}`,
    'appointment.start': (it) => `began ${it}`,
    'appointment.bookOnBehalf': (it) => `booked ${it} at the desk`,
    'appointment.cancel': (it) => `cancelled ${it}`,
    'appointment.complete': (it) => `completed ${it}`,
    'appointment.create': { done: (it) => `asked for ${it}`, own: 'asked for a visit' },
    'appointment.followUp': (it) => `booked ${it} as a follow-up`,
    'appointment.leaveToColleagues': (it) => `left the request for ${it} to colleagues`,
    'appointment.read-report': (it) => `opened the report on ${it}`,
    'appointment.leaveUnanswered': (it) =>
      `cancelled ${it}, whose doctor is away and for which no other time was chosen`,
    'appointment.move': (it) => `moved ${it}`,
    'appointment.payAtDesk': (it) => `took the fee for ${it} at the desk`,
    'appointment.reject': (it) => `rejected the request for ${it}`,
    'appointment.unanswered': (it) => `closed the request for ${it}, which had no answer in time`,
  }),
  ...deeds('doctors', {
    'availability.update': (it) => `changed fee, days or times in ${it}`,
    'doctor.approve': (it) => `approved ${it}`,
    'doctor.refuse': (it) => `did not approve ${it}`,
    'doctor.update': (it) => `changed ${it}`,
  }),
  ...deeds('patients', {
    'patient.list': () => 'looked through the list of patients',
    'patient.read': (it) => `looked at ${it}`,
    'patient.update': (it) => `changed ${it}`,
  }),
  ...deeds('dependants', {
    'dependant.add': (it) => `began to look after ${it}`,
    'dependant.update': (it) => `changed ${it}`,
    'dependant.withdrawInvitation': (it) => `withdrew the invitation of ${it} to take the records over`,
    'dependant.end': (it) => `ended the access of who looked after ${it}`,
    'dependant.remove': (it) => `removed ${it}`,
  }),
  ...deeds('users', {
    'email.ask': {
      done: (it) => `asked for a link to confirm the email address of ${it}`,
      own: 'asked for a link to confirm their email address',
    },
    'email.confirm': {
      done: (it) => `confirmed the email address of ${it}`,
      own: 'confirmed their email address',
    },
    'password.ask': (it) => `asked for a link to choose a new password for ${it}`,
    'password.reset': {
      done: (it) => `chose a new password for ${it} by such a link`,
      own: 'chose a new password by a link that was mailed to them',
    },
    'password.change': {
      done: (it) => `changed the password of ${it}`,
      own: 'changed their password',
      refused: () => 'gave a wrong password when changing their own',
    },
    'profile.picture': { done: (it) => `changed the picture of ${it}`, own: 'changed their picture' },
    'profile.update': { done: (it) => `changed ${it}`, own: 'changed their profile' },
    'session.open': {
      done: (it) => `logged in to ${it}`,
      own: 'logged in',
      refused: (it) => `tried in vain to log in to ${it}`,
    },
    'session.end': { done: (it) => `logged out of ${it}`, own: 'logged out' },
    'session.endOthers': {
      done: (it) => `logged all other devices out of ${it}`,
      own: 'logged all their other devices out',
    },
    'user.claim': { done: (it) => `claimed ${it}`, own: 'claimed the account that the desk had opened' },
    'user.mailClaim': (it) => `mailed a link by which ${it} can be claimed`,
    'user.printClaim': (it) => `printed a code by which ${it} can be claimed`,
    'user.registerWalkIn': (it) => `opened ${it} at the desk`,
    'user.erase': (it) => `erased the data of ${it}`,
    'user.export': { done: (it) => `downloaded all data of ${it}`, own: 'downloaded all their data' },
    'user.list': () => 'looked through the list of accounts',
    'user.read': (it) => `looked at ${it}`,
    'user.register': { done: (it) => `opened ${it} for them`, own: 'registered' },
    'user.update': (it) => `changed ${it}`,
  }),
  ...deeds('doctor-ids', {
    'doctor-id.issue': (it) => `issued ${it}`,
    'doctor-id.revoke': (it) => `revoked ${it}`,
  }),
  ...deeds('extra-sessions', {
    'extra-session.add': (it) => `added ${it}`,
    'extra-session.delete': (it) => `removed ${it}`,
  }),
  ...deeds('holidays', {
    'holiday.add': (it) => `added ${it}`,
    'holiday.delete': (it) => `removed ${it}`,
  }),
  ...deeds('leaves', {
    'leave.create': (it) => `planned ${it}`,
    'leave.delete': (it) => `took back ${it}`,
  }),
  ...deeds('leave-cases', {
    'leave-case.call': (it) => `called the patient about ${it}`,
  }),
  ...deeds('lab-bookings', {
    'lab-booking.cancel': (it) => `cancelled ${it}`,
    'lab-booking.collect': (it) => `collected the sample for ${it}`,
    'lab-booking.confirm': (it) => `confirmed ${it}`,
    'lab-booking.correct-report': (it) => `corrected the report on ${it}`,
    'lab-booking.create': { done: (it) => `made ${it}`, own: 'booked a lab test' },
    'lab-booking.read-report': (it) => `opened the report on ${it}`,
    'lab-booking.report': (it) => `wrote the report on ${it}`,
  }),
  ...deeds('lab-requests', {
    'lab-request.create': (it) => `wrote ${it}`,
    'lab-request.decline': (it) => `declined ${it}`,
    'lab-request.read': (it) => `opened ${it}`,
  }),
  ...deeds('mails', { 'mail.resend': (it) => `sent ${it} again` }),
  ...deeds('orders', {
    'order.cancel': (it) => `cancelled ${it}`,
    'order.create': (it) => `placed ${it}`,
    'order.deliver': (it) => `marked ${it} as delivered`,
    'order.pack': (it) => `packed ${it}`,
    'order.ship': (it) => `sent off ${it}`,
  }),
  ...deeds('payments', {
    'payment.create': { done: (it) => `began ${it}`, own: 'began a payment' },
    'payment.disputeLost': (it) => `noted that the dispute about ${it} is lost`,
    'payment.disputeOpen': (it) => `noted that ${it} is disputed`,
    'payment.disputeWon': (it) => `noted that the dispute about ${it} is won`,
    'payment.paid': (it) => `received ${it}`,
    'payment.refund': (it) => `carried out a refund of ${it}`,
    'payment.refundFailed': (it) => `noted that a refund of ${it} has failed`,
    'payment.refundHandOut': (it) => `handed out a refund of ${it} at the desk`,
    'payment.refundOutside': (it) => `noted that a part of ${it} went back from the provider's console`,
    'payment.refundOutsideFailed': (it) =>
      `noted that a refund of ${it} from the provider's console has failed`,
    'payment.refundRequest': (it) => `gave back a part or all of ${it}`,
    'payment.refundResend': (it) => `sent the failed refund of ${it} again`,
  }),
  ...deeds('people', {
    'lab-request.list': (it) => `looked through the lab tests that were asked for ${it}`,
    'prescription.list': (it) => `looked through the prescriptions of ${it}`,
    'record.list': (it) => `looked through the medical records of ${it}`,
    'record.summary': (it) => `looked at the summary of the medical records of ${it}`,
  }),
  ...deeds('prescriptions', {
    'prescription.create': (it) => `wrote ${it}`,
    'prescription.read': (it) => `opened ${it}`,
  }),
  ...deeds('questions', {
    'question.answer': (it) => `answered ${it}`,
    'question.ask': (it) => `asked ${it}`,
    'question.delete': (it) => `deleted ${it}`,
    'question.publish': (it) => `put ${it} among the FAQs`,
  }),
  ...deeds('records', {
    'record.create': (it) => `added ${it}`,
    'record.read': (it) => `opened ${it}`,
    'record.remove': (it) => `removed ${it}`,
  }),
  ...deeds('reviews', {
    'review.approve': (it) => `approved ${it}`,
    'review.create': { done: (it) => `wrote ${it}`, own: 'wrote a review' },
    'review.delete': (it) => `deleted ${it}`,
    'review.hide': (it) => `hid ${it}`,
  }),
  ...deeds('waitlist', {
    'waitlist.book': (it) => `closed ${it}, since a visit was booked`,
    'waitlist.decline': {
      done: (it) => `declined a time for ${it}`,
      own: 'declined a time that was held for them',
    },
    'waitlist.join': { done: (it) => `took ${it}`, own: 'joined the waiting list' },
    'waitlist.lapse': (it) => `passed on a time that was not taken for ${it}`,
    'waitlist.leave': { done: (it) => `gave up ${it}`, own: 'left the waiting list' },
    'waitlist.offer': (it) => `offered a time for ${it}`,
    'waitlist.remove': (it) => `removed ${it}`,
  }),
  ...deeds('settings', { 'settings.update': () => 'changed the settings' }),
  ...content('faq', 'faqs'),
  ...content('post', 'posts'),
  ...content('medicine', 'medicines'),
  ...content('lab-test', 'lab-tests'),
  ...deeds('routes', {
    'access.notFound': () => 'asked for something that is not there, or not for them',
    'access.refused': () => 'was refused something that they may not do',
  }),
  ...deeds('records', { 'file.open': (it) => `opened a document of ${it}` }),
};

/** The lists of these kinds that were taken as a file: "appointments.export". */
const EXPORT = /^([a-z-]+)\.export$/;

/** Whether an action has its own words. */
export const isKnownAction = (action: string): boolean => Object.hasOwn(DEEDS, action) || EXPORT.test(action);

/** Every action, as a choice: "Accepted a visit". */
export const AUDIT_ACTIONS: { action: string; words: string }[] = Object.entries(DEEDS)
  .map(([action, { of, done, own }]) => ({
    action,
    words: capitalised(own ?? done(recordInWords(of, null))),
  }))
  .sort((a, b) => a.words.localeCompare(b.words));

/** The kind of the record that an event names: that of the trail, save where the action is about a person. */
export const kindOf = (action: string, resource: string): string =>
  DEEDS[action]?.of === 'people' ? 'people' : resource;

export interface AuditFacts {
  action: string;
  outcome: 'success' | 'refused';
  /** Who did it; null for the system itself and for people who are not logged in. */
  who: string | null;
  resource: string;
  /** Of the record; null when it is not known, or there is none. */
  name: string | null;
  /** Whether the record belongs to who did it. */
  isOwn: boolean;
}

/** What happened, as a sentence: "Dr. Rathore accepted the visit of Asha Rao." */
export function auditSentence({ action, outcome, who, resource, name, isOwn }: AuditFacts): string {
  const subject = who ?? (outcome === 'refused' ? 'An unknown person' : 'The system');
  const list = EXPORT.exec(action)?.[1];
  if (list) return `${subject} took the list of ${list.replaceAll('-', ' ')} as a file.`;
  const it = recordInWords(kindOf(action, resource), name, isOwn);
  const deed = Object.hasOwn(DEEDS, action) ? DEEDS[action] : undefined;
  if (!deed) return `${subject} did “${action}” with ${ended(it)}`;
  if (outcome === 'refused') return `${subject} ${ended((deed.refused ?? deed.done)(it))}`;
  return `${subject} ${ended(isOwn && deed.own ? deed.own : deed.done(it))}`;
}
