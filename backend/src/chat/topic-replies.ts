import type { ChatLink } from '../../../openapi/contract/site/chat.js';
import { BOOKING_DAYS_AHEAD } from '../../../openapi/contract/care/slots.js';
import { SPECIALITIES } from '../../../openapi/contract/people/fields.js';
import { cancellingText, movingText } from '../../../openapi/contract/messages/visit-rules.js';
import { visitRulesOf } from '../settings/first-settings.js';
import { hoursOf } from './opening/hours-text.js';
import type { Setting } from '../settings/setting.schema.js';
import type { Topic } from './topics.js';
import { tChat } from '../messages/site/chat.js';

export interface Reply {
  reply: string;
  links: ChatLink[];
}

const link = (label: string, path: string): ChatLink => ({ label, path });

export const FIND_DOCTOR = link(tChat('link.findDoctor'), '/find-doctor');
export const CONTACT = link(tChat('link.contact'), '/contact');
export const LAB_TESTS = link(tChat('link.labTests'), '/labtest');
export const MEDICINES = link(tChat('link.pharmacy'), '/medicine');
const MY_VISITS = link(tChat('link.myVisits'), '/patientlogin/patientapps');
const MY_LAB_BOOKINGS = link(tChat('link.myLabBookings'), '/patientlogin/lab-bookings');
const MY_ORDERS = link(tChat('link.myOrders'), '/patientlogin/orders');
const FIND_ORDER = link(tChat('link.findOrder'), '/orders');
const LOGIN = link(tChat('link.logIn'), '/login');
const REGISTER = link(tChat('link.register'), '/register');

type Compose = (settings: Setting) => Reply;
const say =
  (reply: string | ((settings: Setting) => string), ...links: ChatLink[]): Compose =>
  (settings) => ({ reply: typeof reply === 'string' ? reply : reply(settings), links });

/** The reply to each topic. Changeable facts come from the current settings. */
const REPLIES: Record<Exclude<Topic, 'hours' | 'soonestVisit' | 'fees'>, Compose> = {
  contact: say(({ phone, openingHours }) => tChat('topic.contact', { phone, hours: hoursOf(openingHours) })),
  human: say(({ phone, openingHours }) => tChat('topic.human', { phone, hours: hoursOf(openingHours) })),
  address: say(({ name, address }) => tChat('topic.address', { name, address })),
  emergency: say(({ emergencyPhone }) => tChat('topic.emergency', { emergencyPhone })),
  book: say(tChat('topic.book', { bookingDaysAhead: BOOKING_DAYS_AHEAD }), FIND_DOCTOR),
  walkIn: say(({ phone }) => tChat('topic.walkIn', { phone }), FIND_DOCTOR),
  cancel: say(
    (settings) => tChat('topic.cancel', { cancelling: cancellingText(visitRulesOf(settings)) }),
    MY_VISITS,
  ),
  reschedule: say(
    (settings) => tChat('topic.move', { moving: movingText(visitRulesOf(settings)) }),
    MY_VISITS,
  ),
  refund: say(
    (settings) => tChat('topic.refund', { cancelling: cancellingText(visitRulesOf(settings)) }),
    MY_VISITS,
  ),
  failedPayment: say(
    ({ phone }) => tChat('topic.paymentWithoutBooking', { phone }),
    MY_VISITS,
    MY_LAB_BOOKINGS,
    FIND_ORDER,
  ),
  pay: say(tChat('topic.pay'), FIND_DOCTOR, LAB_TESTS),
  specialities: say(
    `We have doctors for ${SPECIALITIES.slice(0, -1).join(', ')} and ${SPECIALITIES.at(-1)}. Name one and I tell you its next free visit.`,
    FIND_DOCTOR,
  ),
  bookTest: say(tChat('topic.bookTest'), LAB_TESTS),
  homeCollection: say(tChat('topic.homeCollection'), LAB_TESTS),
  cancelTest: say(({ phone }) => tChat('topic.cancelTest', { phone }), MY_LAB_BOOKINGS),
  reports: say(tChat('topic.reports'), MY_LAB_BOOKINGS, LAB_TESTS),
  buyMedicine: say(tChat('topic.buyMedicine'), MEDICINES),
  delivery: say(tChat('topic.delivery'), MEDICINES),
  trackOrder: say(tChat('topic.trackOrder'), MY_ORDERS, FIND_ORDER),
  cancelOrder: say(({ phone }) => tChat('topic.cancelOrder', { phone }), MY_ORDERS, FIND_ORDER),
  promotion: say(
    ({ promoPercent }) =>
      promoPercent > 0 ? tChat('topic.promotion', { promoPercent }) : tChat('topic.noPromotion'),
    MEDICINES,
  ),
  register: say(tChat('topic.register'), REGISTER),
  login: say(tChat('topic.login'), LOGIN),
  password: say(tChat('topic.password'), LOGIN),
  prescriptions: say(
    tChat('topic.prescriptions'),
    link(tChat('link.myPrescriptions'), '/patientlogin/prescriptions'),
  ),
  refill: say(
    tChat('topic.refill'),
    link(tChat('link.myPrescriptions'), '/patientlogin/prescriptions'),
    FIND_DOCTOR,
  ),
  records: say(tChat('topic.records'), link(tChat('link.myRecords'), '/patientlogin/patient-records')),
  myVisits: say(tChat('topic.myVisits'), MY_VISITS),
  profile: say(tChat('topic.profile'), link(tChat('link.myArea'), '/patientlogin/patient-dash')),
  bmi: say(tChat('topic.bmi'), link(tChat('link.bmi'), '/bmi')),
  bodyFat: say(tChat('topic.bodyFat'), link(tChat('link.bodyFat'), '/bodyfat')),
  blog: say(tChat('topic.blog'), link(tChat('link.blog'), '/blog')),
  advice: say(({ emergencyPhone }) => tChat('topic.advice', { emergencyPhone }), FIND_DOCTOR),
  greeting: say(tChat('topic.greeting')),
  thanks: say(tChat('topic.thanks')),
  bye: say(tChat('topic.bye')),
  howAreYou: say(tChat('topic.howAreYou')),
  aboutMe: say(({ name }) => tChat('topic.aboutMe', { name })),
};

export const replyTo = (topic: keyof typeof REPLIES, settings: Setting): Reply => REPLIES[topic](settings);
