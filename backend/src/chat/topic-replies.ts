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

export const FIND_DOCTOR = link(chatWords.findDoctor, '/find-doctor');
export const CONTACT = link(chatWords.contact, '/contact');
export const LAB_TESTS = link(chatWords.seeAllLabTests, '/labtest');
export const MEDICINES = link(chatWords.openPharmacy, '/medicine');
const MY_VISITS = link(chatWords.myAppointments, '/patientlogin/patientapps');
const MY_LAB_BOOKINGS = link(chatWords.myLabBookings, '/patientlogin/lab-bookings');
const MY_ORDERS = link(chatWords.myOrders, '/patientlogin/orders');
const FIND_ORDER = link(chatWords.findOrder, '/orders');
const LOGIN = link(chatWords.logIn, '/login');
const REGISTER = link(chatWords.register, '/register');

type Compose = (settings: Setting) => Reply;
const say =
  (reply: string | ((settings: Setting) => string), ...links: ChatLink[]): Compose =>
  (settings) => ({ reply: typeof reply === 'string' ? reply : reply(settings), links });

/** The reply to each topic; what can change comes from the settings at the moment of asking. */
const REPLIES: Record<Exclude<Topic, 'hours' | 'soonestVisit' | 'fees'>, Compose> = {
  contact: say(({ phone, openingHours }) => chatWords.callUsOnYouCan(phone, hoursOf(openingHours))),
  human: say(({ phone, openingHours }) => chatWords.ourReceptionAnswersOnOr(phone, hoursOf(openingHours))),
  address: say(({ name, address }) => chatWords.nameIsAtAddress(name, address)),
  emergency: say(({ emergencyPhone }) => chatWords.inEmergencyCallAtOnce(emergencyPhone)),
  book: say(chatWords.chooseDoctorUnderFindDoctor(BOOKING_DAYS_AHEAD), FIND_DOCTOR),
  walkIn: say(({ phone }) => chatWords.doctorsSeePatientsByAppointment(phone), FIND_DOCTOR),
  cancel: say(
    (settings) => chatWords.openMyAppointmentsAndPress(cancellingText(visitRulesOf(settings))),
    MY_VISITS,
  ),
  reschedule: say(
    (settings) => chatWords.openMyAppointmentsAndPressMove(movingText(visitRulesOf(settings))),
    MY_VISITS,
  ),
  refund: say((settings) => chatWords.youAlwaysGetItBack(cancellingText(visitRulesOf(settings))), MY_VISITS),
  failedPayment: say(
    ({ phone }) => chatWords.paymentWithoutBooking(phone),
    MY_VISITS,
    MY_LAB_BOOKINGS,
    FIND_ORDER,
  ),
  pay: say(chatWords.onlineByDebitOrCredit, FIND_DOCTOR, LAB_TESTS),
  specialities: say(
    `We have doctors for ${SPECIALITIES.slice(0, -1).join(', ')} and ${SPECIALITIES.at(-1)}. Name one and I tell you its next free visit.`,
    FIND_DOCTOR,
  ),
  bookTest: say(chatWords.chooseTestUnderLabTests, LAB_TESTS),
  homeCollection: say(chatWords.homeCollectionSteps, LAB_TESTS),
  cancelTest: say(({ phone }) => chatWords.openMyLabBookingsAnd(phone), MY_LAB_BOOKINGS),
  reports: say(chatWords.yourLabReportsAreUnder, MY_LAB_BOOKINGS, LAB_TESTS),
  buyMedicine: say(chatWords.putMedicinesIntoCartIn, MEDICINES),
  delivery: say(chatWords.yesMedicinesAreDeliveredTo, MEDICINES),
  trackOrder: say(chatWords.withAccountYouSeeYour, MY_ORDERS, FIND_ORDER),
  cancelOrder: say(({ phone }) => chatWords.orderCanBeCancelledUntil(phone), MY_ORDERS, FIND_ORDER),
  promotion: say(
    ({ promoPercent }) =>
      promoPercent > 0 ? chatWords.atPresentIsTakenOff(promoPercent) : chatWords.thereIsNoPromotionOn,
    MEDICINES,
  ),
  register: say(chatWords.registeringAsPatientTakesMinute, REGISTER),
  login: say(chatWords.logInWithYourEmail, LOGIN),
  password: say(chatWords.onLoginPageChooseForgotten, LOGIN),
  prescriptions: say(
    chatWords.yourDoctorsPrescriptionsAreIn,
    link(chatWords.myPrescriptions, '/patientlogin/prescriptions'),
  ),
  refill: say(
    chatWords.openYourPrescriptionAndPut,
    link(chatWords.myPrescriptions, '/patientlogin/prescriptions'),
    FIND_DOCTOR,
  ),
  records: say(
    chatWords.reportsNotesAndDocumentsAre,
    link(chatWords.myRecords, '/patientlogin/patient-records'),
  ),
  myVisits: say(chatWords.yourComingAndPastVisits, MY_VISITS),
  profile: say(chatWords.youChangeYourNameMobile, link(chatWords.myArea, '/patientlogin/patient-dash')),
  bmi: say(chatWords.ourBmiCalculatorNeedsYour, link(chatWords.bmiCalculator, '/bmi')),
  bodyFat: say(chatWords.ourBodyFatCalculatorNeeds, link(chatWords.bodyFatCalculator, '/bodyfat')),
  blog: say(chatWords.youFindThemInOur, link(chatWords.healthBlog, '/blog')),
  advice: say(({ emergencyPhone }) => chatWords.iCannotGiveMedicalAdvice(emergencyPhone), FIND_DOCTOR),
  greeting: say(chatWords.helloAskMeAboutVisits),
  thanks: say(chatWords.youAreWelcomeIsThere),
  bye: say(chatWords.goodbyeAndStayWell),
  howAreYou: say(chatWords.thankYouIAmWell),
  aboutMe: say(({ name }) => chatWords.iAmChatOfProgram(name)),
};

export const replyTo = (topic: keyof typeof REPLIES, settings: Setting): Reply => REPLIES[topic](settings);
