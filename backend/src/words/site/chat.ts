import { plural } from '../../../../openapi/contract/words/plural.js';

/** What people read about chat. */
export const chatWords = {
  staffQuestionsExceeded: 'You have sent our staff many questions.',
  tooFast: 'You are sending messages very quickly.',
  handedOver: {
    answerToAccount:
      'You get their answer here while this window is open, and as a notification and by mail.',
    answerToGuest:
      'Their answer appears here while this window is open. Log in before you ask, and you also get it by mail.',
    reply: (where: string, phone: string) =>
      `I do not know that, so I have passed your question on to our staff. ${where} If it cannot wait, call ${phone}.`,
  },
  urgent: {
    emergency: (emergencyPhone: string, nationalEmergency: string) =>
      `This may be an emergency. Call ${emergencyPhone} now, or ${nationalEmergency}. Stay with the person, and do not drive yourself. I am a program and cannot judge how serious it is.`,
    distress: (emergencyPhone: string, distressHelpline: string, nationalEmergency: string) =>
      `I am glad that you wrote. Please talk to somebody now: call ${emergencyPhone}, or Tele-MANAS on ${distressHelpline}, free, day and night. In danger call ${nationalEmergency}. If you can, go to someone you trust and do not stay alone.`,
    otherwise: (phone: string) => `If nobody is in danger, our reception answers on ${phone}.`,
  },
  link: {
    bookTest: 'Book this test',
    medicine: 'See this medicine',
    findDoctor: 'Find a doctor',
    contact: 'Address and phone numbers',
    labTests: 'See all lab tests',
    pharmacy: 'Open the pharmacy',
    myVisits: 'My appointments',
    myLabBookings: 'My lab bookings',
    myOrders: 'My orders',
    findOrder: 'Find an order',
    logIn: 'Log in',
    register: 'Register',
    myPrescriptions: 'My prescriptions',
    myRecords: 'My records',
    myArea: 'My area',
    bmi: 'BMI calculator',
    bodyFat: 'Body fat calculator',
    blog: 'Health blog',
    chooseTime: 'Choose a time',
    doctorsOf: (speciality: string) => `Doctors of ${speciality}`,
  },
  product: {
    /** @param when with its full stop, e.g. "within 12 hours." */
    labTest: (name: string, price: string, when: string) =>
      `${name} costs ${price}; its report is usually ready ${when}`,
    /** @param when with its full stop */
    delivery: (when: string) => `It is usually delivered ${when}`,
    outOfStock: 'It is out of stock at present.',
    price: (name: string, price: string) => `${name} costs ${price}.`,
    reducedPrice: (name: string, price: string, before: string) =>
      `${name} costs ${price} instead of ${before}.`,
    moreTests: (rest: number) =>
      plural(rest, { one: `There is ${rest} more such test.`, other: `There are ${rest} more such tests.` }),
    moreMedicines: (rest: number) =>
      plural(rest, {
        one: `There is ${rest} more such medicine.`,
        other: `There are ${rest} more such medicines.`,
      }),
  },
  topic: {
    contact: (phone: string, hours: string) => `Call us on ${phone}, ${hours}. You can also ask me here.`,
    human: (phone: string, hours: string) =>
      `Our reception answers on ${phone}, ${hours}. Or type your question here: what I cannot answer goes to our staff.`,
    address: (name: string, address: string) => `${name} is at ${address}.`,
    emergency: (emergencyPhone: string) =>
      `In an emergency call ${emergencyPhone} at once. The number is answered day and night.`,
    book: (bookingDaysAhead: number) =>
      `Choose a doctor under Find a Doctor, pick a free day and time up to ${bookingDaysAhead} days ahead, and pay the fee by card. You need to be logged in; your request then goes to the doctor.`,
    walkIn: (phone: string) =>
      `Doctors see patients by appointment; booking online shows you what is free. If you are at the hospital without one, ask at the reception or call ${phone}.`,
    cancel: (cancelling: string) =>
      `Open My appointments and press Cancel Appointment. ${cancelling} If the hospital cancels or has moved the visit, you always get it back. Once the visit has begun, please call us.`,
    move: (moving: string) =>
      `Open My appointments and press Move. ${moving} What you paid stays with the visit, and the doctor accepts the new time.`,
    refund: (cancelling: string) =>
      `${cancelling} You always get it back when the hospital or the doctor cancels or has moved the visit. It goes to the card you paid with and takes 5 to 7 days.`,
    paymentWithoutBooking: (phone: string) =>
      `If your bank shows that the money was taken, it is not lost. We ask the payment provider about every open payment each minute, also when the page was closed or showed an error. If your time was still held for you, the booking appears within a few minutes and you get an email. If it was not, the whole amount goes back to your card by itself, an email tells you, and the bank shows it in 5 to 7 days. If the bank shows the payment as pending or declined, nothing has reached us: the bank releases the amount itself. Please do not pay twice. If you see neither a booking nor an email after an hour, call ${phone} with the date, the amount and your name.`,
    pay: 'Online by debit or credit card on our secure payment page. At the hospital you can also pay in cash or by UPI, and a lab test when the sample is collected.',
    bookTest:
      'Choose a test under Lab Tests and press Book: you give a name, a phone number and a date, and whether the sample is collected at the hospital or at home.',
    homeCollection:
      'We collect samples at home. When you book a lab test, choose collection at home, the day and the time, and give your address: we come to your door and take the sample there.',
    cancelTest: (phone: string) =>
      `Open My lab bookings and cancel it there, until its day comes. After that call ${phone}. What a card has paid goes back to it.`,
    reports:
      'Your lab reports are under My lab bookings, to read and to download, as soon as they are ready; we also mail you. How long a test takes is written beside it.',
    buyMedicine:
      'Put medicines into the cart in our pharmacy, give your address and pay by card. You need no account for it.',
    delivery:
      'Yes, medicines are delivered to the address that you give. How long that takes is written beside each medicine.',
    trackOrder:
      'With an account you see your orders and where they are under My orders. Without one, give the order number and your email address.',
    cancelOrder: (phone: string) =>
      `An order can be cancelled until it is packed; your card gets the money back. After that call ${phone}.`,
    promotion: (promoPercent: number) =>
      `At present ${promoPercent}% is taken off every medicine; the prices in the pharmacy are the reduced ones.`,
    noPromotion: 'There is no promotion on medicines at present.',
    register:
      'Registering as a patient takes a minute: name, email, mobile number, date of birth and a password. You need an account to book visits and lab tests.',
    login:
      'Log in with your email, your password and your role, for most people Patient. If the password does not work, ask for a new one on the login page.',
    password:
      'On the login page choose Forgotten password and give your email address: we mail you a link, good for 30 minutes. Logged in, you change it in your profile.',
    prescriptions: "Your doctors' prescriptions are in your area under Prescriptions.",
    refill:
      'Open your prescription and put its medicines into the cart. If it has ended, ask your doctor for a new one.',
    records:
      'Reports, notes and documents are in your area under Records; you can add documents of your own there.',
    myVisits: 'Your coming and past visits are under My appointments.',
    profile: 'You change your name, mobile number and password in your profile, after logging in.',
    bmi: 'Our BMI calculator needs your height and weight.',
    bodyFat: 'Our body fat calculator needs a measuring tape: neck, waist, height, and for women the hip.',
    blog: 'You find them in our health blog.',
    advice: (emergencyPhone: string) =>
      `I cannot give medical advice; a doctor can. If somebody is in danger call ${emergencyPhone} at once.`,
    greeting: 'Hello! Ask me about visits, prices, opening hours, or how to book, cancel and pay.',
    thanks: 'You are welcome. Is there anything else?',
    bye: 'Goodbye, and stay well.',
    howAreYou: 'Thank you, I am well. What can I do for you?',
    aboutMe: (name: string) =>
      `I am the chat of ${name}, a program. Ask me when a doctor is free, what a test or a medicine costs, when we are open, or how to book, cancel and pay. What I do not know goes to our staff.`,
  },
  everyDay: 'every day',
  openingHours: (from: string, to: string, days: string) => `from ${from} to ${to}, ${days}`,
  visit: {
    noFreeTime: (whom: string, daysAhead: number, phone: string) =>
      `There is no free time ${whom} in the next ${daysAhead} days. Please look again later, or call ${phone}.`,
    fee: (fee: string) => `The fee is ${fee}.`,
    nextFree: (whom: string, at: string) => `The next free visit ${whom} is on ${at}.`,
    nextFreeWith: (whom: string, at: string, doctor: string) =>
      `The next free visit ${whom} is on ${at} with ${doctor}.`,
    noFee: (whom: string) => `No fee is fixed yet for a visit ${whom}. Please call us.`,
    costs: (whom: string, price: string) => `A visit ${whom} costs ${price}.`,
    costsRange: (whom: string, least: string, most: string) =>
      `A visit ${whom} costs from ${least} to ${most}, depending on the doctor.`,
    withDoctors: (doctors: string) => `with ${doctors}`,
    inSpeciality: (speciality: string) => `in ${speciality}`,
    withAnyDoctor: 'with one of our doctors',
  },
} as const;
