import type { ChatLink } from '../../../openapi/contract/site/chat.js';
import { BOOKING_DAYS_AHEAD } from '../../../openapi/contract/care/slots.js';
import { SPECIALITIES, WEEKDAYS, inWeekOrder } from '../../../openapi/contract/people/fields.js';
import type { OpeningHours } from '../../../openapi/contract/site/settings.js';
import { cancellingText, movingText } from '../../../openapi/contract/words/visit-rules.js';
import { visitRulesOf } from '../settings/first-settings.js';
import type { Setting } from '../settings/setting.schema.js';
import type { Topic } from './topics.js';

export interface Reply {
  reply: string;
  links: ChatLink[];
}

const link = (label: string, path: string): ChatLink => ({ label, path });

export const FIND_DOCTOR = link('Find a doctor', '/find-doctor');
export const LAB_TESTS = link('See all lab tests', '/labtest');
export const MEDICINES = link('Open the pharmacy', '/medicine');
const MY_VISITS = link('My appointments', '/patientlogin/patientapps');
const MY_LAB_BOOKINGS = link('My lab bookings', '/patientlogin/lab-bookings');
const MY_ORDERS = link('My orders', '/patientlogin/orders');
const FIND_ORDER = link('Find an order', '/orders');
const LOGIN = link('Log in', '/login');
const REGISTER = link('Register', '/register');

type Compose = (settings: Setting) => Reply;
const say =
  (reply: string | ((settings: Setting) => string), ...links: ChatLink[]): Compose =>
  (settings) => ({ reply: typeof reply === 'string' ? reply : reply(settings), links });

/** The reply to each topic; what can change comes from the settings at the moment of asking. */
const REPLIES: Record<Exclude<Topic, 'soonestVisit' | 'fees'>, Compose> = {
  hours: say(
    ({ openingHours, emergencyPhone }) =>
      `We are open ${hoursOf(openingHours)}. For an emergency call ${emergencyPhone} at any time.`,
    FIND_DOCTOR,
  ),
  contact: say(
    ({ phone, openingHours }) => `Call us on ${phone}, ${hoursOf(openingHours)}. You can also ask me here.`,
  ),
  human: say(
    ({ phone, openingHours }) =>
      `Our reception answers on ${phone}, ${hoursOf(openingHours)}. Or type your question here: what I cannot answer goes to our staff.`,
  ),
  address: say(({ name, address }) => `${name} is at ${address}.`),
  emergency: say(
    ({ emergencyPhone }) =>
      `In an emergency call ${emergencyPhone} at once. The number is answered day and night.`,
  ),
  book: say(
    `Choose a doctor under Find a Doctor, pick a free day and time up to ${BOOKING_DAYS_AHEAD} days ahead, and pay the fee by card. You need to be logged in; your request then goes to the doctor.`,
    FIND_DOCTOR,
  ),
  walkIn: say(
    ({ phone }) =>
      `Doctors see patients by appointment; booking online shows you what is free. If you are at the hospital without one, ask at the reception or call ${phone}.`,
    FIND_DOCTOR,
  ),
  cancel: say(
    (settings) =>
      `Open My appointments and press Cancel Appointment. ${cancellingText(visitRulesOf(settings))} If the hospital cancels or has moved the visit, you always get it back. Once the visit has begun, please call us.`,
    MY_VISITS,
  ),
  reschedule: say(
    (settings) =>
      `Open My appointments and press Move. ${movingText(visitRulesOf(settings))} What you paid stays with the visit, and the doctor accepts the new time.`,
    MY_VISITS,
  ),
  refund: say(
    (settings) =>
      `${cancellingText(visitRulesOf(settings))} You always get it back when the hospital or the doctor cancels or has moved the visit. It goes to the card you paid with and takes 5 to 7 days. A payment without its booking is paid back by itself.`,
    MY_VISITS,
  ),
  pay: say(
    'Online by debit or credit card on our secure payment page. At the hospital you can also pay in cash or by UPI, and a lab test when the sample is collected.',
    FIND_DOCTOR,
    LAB_TESTS,
  ),
  specialities: say(
    `We have doctors for ${SPECIALITIES.slice(0, -1).join(', ')} and ${SPECIALITIES.at(-1)}. Name one and I tell you its next free visit.`,
    FIND_DOCTOR,
  ),
  bookTest: say(
    'Choose a test under Lab Tests and press Book: you give a name, a phone number and a date, and whether the sample is collected at the hospital or at home.',
    LAB_TESTS,
  ),
  homeCollection: say(
    'Yes. When you book a lab test, choose collection at home and give your address.',
    LAB_TESTS,
  ),
  cancelTest: say(
    ({ phone }) =>
      `Open My lab bookings and cancel it there, until its day comes. After that call ${phone}. What a card has paid goes back to it.`,
    MY_LAB_BOOKINGS,
  ),
  reports: say(
    'Your lab reports are under My lab bookings, to read and to download, as soon as they are ready; we also mail you. How long a test takes is written beside it.',
    MY_LAB_BOOKINGS,
    LAB_TESTS,
  ),
  buyMedicine: say(
    'Put medicines into the cart in our pharmacy, give your address and pay by card. You need no account for it.',
    MEDICINES,
  ),
  delivery: say(
    'Yes, medicines are delivered to the address that you give. How long that takes is written beside each medicine.',
    MEDICINES,
  ),
  trackOrder: say(
    'With an account you see your orders and where they are under My orders. Without one, give the order number and your email address.',
    MY_ORDERS,
    FIND_ORDER,
  ),
  cancelOrder: say(
    ({ phone }) =>
      `An order can be cancelled until it is packed; your card gets the money back. After that call ${phone}.`,
    MY_ORDERS,
    FIND_ORDER,
  ),
  promotion: say(
    ({ promoPercent }) =>
      promoPercent > 0
        ? `At present ${promoPercent}% is taken off every medicine; the prices in the pharmacy are the reduced ones.`
        : 'There is no promotion on medicines at present.',
    MEDICINES,
  ),
  register: say(
    'Registering as a patient takes a minute: name, email, mobile number, date of birth and a password. You need an account to book visits and lab tests.',
    REGISTER,
  ),
  login: say(
    'Log in with your email, your password and your role, for most people Patient. If the password does not work, ask for a new one on the login page.',
    LOGIN,
  ),
  password: say(
    'On the login page choose Forgotten password and give your email address: we mail you a link, good for 30 minutes. Logged in, you change it in your profile.',
    LOGIN,
  ),
  prescriptions: say(
    "Your doctors' prescriptions are in your area under Prescriptions.",
    link('My prescriptions', '/patientlogin/prescriptions'),
  ),
  refill: say(
    'Open your prescription and put its medicines into the cart. If it has ended, ask your doctor for a new one.',
    link('My prescriptions', '/patientlogin/prescriptions'),
    FIND_DOCTOR,
  ),
  records: say(
    'Reports, notes and documents are in your area under Records; you can add documents of your own there.',
    link('My records', '/patientlogin/patient-records'),
  ),
  myVisits: say('Your coming and past visits are under My appointments.', MY_VISITS),
  profile: say(
    'You change your name, mobile number and password in your profile, after logging in.',
    link('My area', '/patientlogin/patient-dash'),
  ),
  bmi: say('Our BMI calculator needs your height and weight.', link('BMI calculator', '/bmi')),
  bodyFat: say(
    'Our body fat calculator needs a measuring tape: neck, waist, height, and for women the hip.',
    link('Body fat calculator', '/bodyfat'),
  ),
  blog: say('You find them in our health blog.', link('Health blog', '/blog')),
  advice: say(
    ({ emergencyPhone }) =>
      `I cannot give medical advice; a doctor can. If somebody is in danger call ${emergencyPhone} at once.`,
    FIND_DOCTOR,
  ),
  greeting: say('Hello! Ask me about visits, prices, opening hours, or how to book, cancel and pay.'),
  thanks: say('You are welcome. Is there anything else?'),
  bye: say('Goodbye, and stay well.'),
  howAreYou: say('Thank you, I am well. What can I do for you?'),
  aboutMe: say(
    ({ name }) =>
      `I am the chat of ${name}, a program. Ask me when a doctor is free, what a test or a medicine costs, when we are open, or how to book, cancel and pay. What I do not know goes to our staff.`,
  ),
};

export const replyTo = (topic: keyof typeof REPLIES, settings: Setting): Reply => REPLIES[topic](settings);

/** "from 8 AM to 8 PM, every day" */
function hoursOf({ from, to, days }: OpeningHours): string {
  const when = days.length === WEEKDAYS.length ? 'every day' : inWeekOrder(days).join(', ');
  return `from ${clockOf(from)} to ${clockOf(to)}, ${when}`;
}

/** "20:30" → "8:30 PM" */
function clockOf(time: string): string {
  const [hour, minute] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
