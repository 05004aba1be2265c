/** What people read about hospital. */
export const hospitalWords = {
  aboutDescription: 'What the hospital offers, how it works, and where it is.',
  aboutIntro: (name: string) =>
    `${name} is a super-speciality hospital: ten specialities, a laboratory and a pharmacy in one house.`,
  whatWeDo: 'What we do',
  aboutText:
    'A visit begins with the doctor who knows your trouble best. You see who is free, choose the time yourself, and find what came of it afterwards in one place: the notes of the visit, the prescription, the reports of the laboratory. The pharmacy fills the prescription, and the laboratory comes to your home if you cannot come to us.',
  promisesTitle: 'What you can expect',
  promisePrices: 'Fees and prices are shown before you decide.',
  promiseTime: 'A time that you have booked is yours alone.',
  promiseRecord: 'Your record is open to you, and to the doctors who treat you.',
  promiseAnswers: 'Our staff answer the questions that the chat cannot.',
  contactDescription:
    'Telephone numbers, address and opening hours of the hospital, and how to give feedback.',
  contactIntro: 'In an emergency call at once. For everything else choose what suits you.',
  emergencyDayAndNight: 'Emergency, day and night',
  questionsAndAppointments: 'Questions and appointments',
  feedbackText:
    'After a completed visit you can review it. Praise and complaints of another kind reach us by telephone, or through the chat at the corner of each page: what it cannot answer goes to our staff.',
  reviewYourVisits: 'Review your visits',
  paymentDescription: 'How to pay the hospital by card, where receipts are, and how refunds work.',
  paymentIntro:
    'How you pay for a visit, a lab test or medicines by card, and what happens when plans change.',
  howToPay: 'How to pay',
  payStepChoose: 'Choose a doctor and a time, a test, or medicines, and continue to the payment.',
  payStepCard: 'The card payment provider’s own page asks for your card. We never see its number.',
  payStepReturn:
    'Afterwards you come back here and find the appointment, booking or order in your patient area.',
  payPageClosed:
    'If the page is closed too early, nothing is lost: what was paid is recorded as soon as the provider tells us.',
  receipts: 'Receipts',
  receiptsText:
    'A paid appointment and a paid order have their receipt, a PDF with our GST number, beside them.',
  receiptsGuestText:
    'Bought medicines without an account? The order’s number and your email address open it again.',
  refunds: 'Refunds',
  refundsText:
    'A visit that the hospital or the doctor cancels, moves or does not answer in time is paid back in full.',
  refundsCardText: 'Refunds go to the card that you paid with. How soon they show depends on your bank.',
  noReviewsYet: 'No reviews yet.',
  reviewVisitOfYours: 'Review a visit of yours',
  patientStories: 'Patient stories',
  storiesDescription: 'What patients say about their visits to the hospital.',
  storiesIntro: 'What patients wrote after a visit. Every review belongs to a completed appointment.',
  privacyDescription: 'What the hospital keeps about you, who can see it, and how you get a copy.',
  privacyIntro: (name: string) =>
    `What ${name} keeps about you, why, who can see it, and what you can ask of us.`,
  keepsTitle: 'What we keep',
  keepsAccount:
    'Your account: name, date of birth, gender, mobile number, email address and, if you gave one, your picture.',
  keepsCare:
    'Your care: appointments, prescriptions, lab bookings, reports, notes of your doctors and papers you send us.',
  keepsPurchases: 'Your purchases: what you ordered, where it goes, what you paid and what was paid back.',
  keepsMessages:
    'Your messages: questions that the chat handed to our staff, with their answers, and reviews that you wrote.',
  keepsLogins:
    'For your safety: when and from which network address an account was logged in to, and who opened or changed a record.',
  keepsCookie:
    'On your device: a cookie that is sent with a login alone, so that you can log in there when other people have tried wrong passwords.',
  notKeptTitle: 'What we do not keep',
  notKeptCard: 'Your card number. You type it on the page of the card payment provider; it never reaches us.',
  notKeptPassword: 'Your password. We keep a scrambled form that cannot be turned back into it.',
  notKeptTracking:
    'A trace of your reading. This site sets no advertising cookies and calls no other company while you read.',
  accessTitle: 'Who can see it',
  accessPatient: 'You see your own record and no other.',
  accessDoctor:
    'A doctor sees the record of a patient once they have accepted a visit, and until some time after the last one; the opening is written down.',
  accessAdministrator:
    'Administrators run the hospital’s data. What they change leaves a trace that they cannot remove.',
  accessVisitor:
    'Visitors see only what is public. A review shows your first name, once it has been approved.',
  deviceTitle: 'What stays on this device',
  deviceLogin:
    'Your login lives in this tab. It ends when you log out, after 30 minutes without use, and after 8 hours in any case.',
  deviceChat: 'What you and the chat wrote stays in this tab, and goes when you close it or log out.',
  deviceCart:
    'Your medicine cart and your choice of light or dark colours stay in this browser until you clear them; logging out empties the cart.',
  rightsTitle: 'What you can ask of us',
  rightsText:
    'Log in and open your profile to correct your details, to end logins on other devices, and to download all that we keep about you. To have an account removed, or with any question about your data, write to us or call: you find both under Contact Us. Records of care are kept as long as the law asks of a hospital.',
  termsDescription: 'The rules of booking, paying, cancelling and buying medicines on this site.',
  termsIntro: (name: string) => `The rules that hold between you and ${name} when you use this site.`,
  termsEmergencyCall: 'Do not book: call. The emergency number is at the top of every page.',
  termsNoAdvice:
    'Nothing on this site, neither an article nor a calculator nor the chat, replaces the advice of a doctor who sees you.',
  yourAccount: 'Your account',
  termsTrueDetails: 'Give your own, true details. They go on your prescriptions and reports.',
  termsPassword: 'Keep your password to yourself. What is done with your login counts as done by you.',
  termsDoctorAccount:
    'A doctor’s account needs a registration code that the hospital issues, once for each doctor.',
  termsHold: 'A time is held for 30 minutes while you pay. After that it is free for others.',
  termsRequest: 'A paid appointment is a request: it stands once the doctor has accepted it.',
  termsRejected: 'If the doctor rejects it or the hospital cancels it, you get the whole fee back.',
  termsUnanswered:
    'If no doctor has answered it when its time comes, the whole fee is refunded without your asking.',
  termsMove: (moving: string) => `${moving} The doctor accepts the new time.`,
  termsMovedByHospital:
    'If the hospital has set another time or doctor than the one you paid for, you get the whole fee back until the visit begins.',
  termsBegun: 'Once the visit has begun, only the hospital can cancel it: please call us.',
  medicinesAndLabTests: 'Medicines and lab tests',
  termsPrice:
    'The price that counts is the one shown when you pay. If it changed meanwhile, you are asked again.',
  termsPrescription: 'Medicines that need a prescription are handed over only against one.',
  termsCancelOrder: 'You can cancel an order until it is packed; what you paid is paid back.',
  termsCancelLabTest: 'You can cancel a lab test until its day comes; what you paid is paid back.',
  reviewsAndQuestions: 'Reviews and questions',
  termsReview: 'You can review a visit once it is completed. We read a review before it appears.',
  termsReviewContent:
    'We do not show reviews with insults, advertising, or details about another person’s health.',
  everyDay: 'every day',
  hoursOn: (time: string, time2: string, when: string) => `${time} to ${time2}, ${when}`,
} as const;
