import type { ChatLink } from '../../../openapi/contract/site/chat.js';
import { BOOKING_DAYS_AHEAD } from '../../../openapi/contract/care/slots.js';
import { SPECIALITIES } from '../../../openapi/contract/people/fields.js';
import { cancellingText, movingText } from '../../../openapi/contract/words/visit-rules.js';
import { visitRulesOf } from '../settings/first-settings.js';
import { hoursOf } from './opening/hours-text.js';
import type { Setting } from '../settings/setting.schema.js';
import type { Topic } from './topics.js';
import { chatWords } from '../words/site/chat.js';

export interface Reply {
  reply: string;
  links: ChatLink[];
}

const link = (label: string, path: string): ChatLink => ({ label, path });

export const FIND_DOCTOR = link(chatWords.link.findDoctor, '/find-doctor');
export const CONTACT = link(chatWords.link.contact, '/contact');
export const LAB_TESTS = link(chatWords.link.labTests, '/labtest');
export const MEDICINES = link(chatWords.link.pharmacy, '/medicine');
const MY_VISITS = link(chatWords.link.myVisits, '/patientlogin/patientapps');
const MY_LAB_BOOKINGS = link(chatWords.link.myLabBookings, '/patientlogin/lab-bookings');
const MY_ORDERS = link(chatWords.link.myOrders, '/patientlogin/orders');
const FIND_ORDER = link(chatWords.link.findOrder, '/orders');
const LOGIN = link(chatWords.link.logIn, '/login');
const REGISTER = link(chatWords.link.register, '/register');

type Compose = (settings: Setting) => Reply;
const say =
  (reply: string | ((settings: Setting) => string), ...links: ChatLink[]): Compose =>
  (settings) => ({ reply: typeof reply === 'string' ? reply : reply(settings), links });

/** The reply to each topic; what can change comes from the settings at the moment of asking. */
const REPLIES: Record<Exclude<Topic, 'hours' | 'soonestVisit' | 'fees'>, Compose> = {
  contact: say(({ phone, openingHours }) => chatWords.topic.contact(phone, hoursOf(openingHours))),
  human: say(({ phone, openingHours }) => chatWords.topic.human(phone, hoursOf(openingHours))),
  address: say(({ name, address }) => chatWords.topic.address(name, address)),
  emergency: say(({ emergencyPhone }) => chatWords.topic.emergency(emergencyPhone)),
  book: say(chatWords.topic.book(BOOKING_DAYS_AHEAD), FIND_DOCTOR),
  walkIn: say(({ phone }) => chatWords.topic.walkIn(phone), FIND_DOCTOR),
  cancel: say((settings) => chatWords.topic.cancel(cancellingText(visitRulesOf(settings))), MY_VISITS),
  reschedule: say((settings) => chatWords.topic.move(movingText(visitRulesOf(settings))), MY_VISITS),
  refund: say((settings) => chatWords.topic.refund(cancellingText(visitRulesOf(settings))), MY_VISITS),
  failedPayment: say(
    ({ phone }) => chatWords.topic.paymentWithoutBooking(phone),
    MY_VISITS,
    MY_LAB_BOOKINGS,
    FIND_ORDER,
  ),
  pay: say(chatWords.topic.pay, FIND_DOCTOR, LAB_TESTS),
  specialities: say(
    `We have doctors for ${SPECIALITIES.slice(0, -1).join(', ')} and ${SPECIALITIES.at(-1)}. Name one and I tell you its next free visit.`,
    FIND_DOCTOR,
  ),
  bookTest: say(chatWords.topic.bookTest, LAB_TESTS),
  homeCollection: say(chatWords.topic.homeCollection, LAB_TESTS),
  cancelTest: say(({ phone }) => chatWords.topic.cancelTest(phone), MY_LAB_BOOKINGS),
  reports: say(chatWords.topic.reports, MY_LAB_BOOKINGS, LAB_TESTS),
  buyMedicine: say(chatWords.topic.buyMedicine, MEDICINES),
  delivery: say(chatWords.topic.delivery, MEDICINES),
  trackOrder: say(chatWords.topic.trackOrder, MY_ORDERS, FIND_ORDER),
  cancelOrder: say(({ phone }) => chatWords.topic.cancelOrder(phone), MY_ORDERS, FIND_ORDER),
  promotion: say(
    ({ promoPercent }) =>
      promoPercent > 0 ? chatWords.topic.promotion(promoPercent) : chatWords.topic.noPromotion,
    MEDICINES,
  ),
  register: say(chatWords.topic.register, REGISTER),
  login: say(chatWords.topic.login, LOGIN),
  password: say(chatWords.topic.password, LOGIN),
  prescriptions: say(
    chatWords.topic.prescriptions,
    link(chatWords.link.myPrescriptions, '/patientlogin/prescriptions'),
  ),
  refill: say(
    chatWords.topic.refill,
    link(chatWords.link.myPrescriptions, '/patientlogin/prescriptions'),
    FIND_DOCTOR,
  ),
  records: say(chatWords.topic.records, link(chatWords.link.myRecords, '/patientlogin/patient-records')),
  myVisits: say(chatWords.topic.myVisits, MY_VISITS),
  profile: say(chatWords.topic.profile, link(chatWords.link.myArea, '/patientlogin/patient-dash')),
  bmi: say(chatWords.topic.bmi, link(chatWords.link.bmi, '/bmi')),
  bodyFat: say(chatWords.topic.bodyFat, link(chatWords.link.bodyFat, '/bodyfat')),
  blog: say(chatWords.topic.blog, link(chatWords.link.blog, '/blog')),
  advice: say(({ emergencyPhone }) => chatWords.topic.advice(emergencyPhone), FIND_DOCTOR),
  greeting: say(chatWords.topic.greeting),
  thanks: say(chatWords.topic.thanks),
  bye: say(chatWords.topic.bye),
  howAreYou: say(chatWords.topic.howAreYou),
  aboutMe: say(({ name }) => chatWords.topic.aboutMe(name)),
};

export const replyTo = (topic: keyof typeof REPLIES, settings: Setting): Reply => REPLIES[topic](settings);
