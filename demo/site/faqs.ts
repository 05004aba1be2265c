import type { FaqCategory } from '../../openapi/contract/site/faqs.js';

/** A question that is often asked, with its answer. */
export interface FaqSeed {
  category: FaqCategory;
  question: string;
  answer: string;
}

const of = (category: FaqCategory, pairs: [question: string, answer: string][]): FaqSeed[] =>
  pairs.map(([question, answer]) => ({ category, question, answer }));

const visiting = of('Visiting us', [
  [
    'When is the hospital open?',
    'The hospital is open 8 AM to 8 PM daily, Sundays included. Days on which it is closed are named on the contact page and at the foot of every page. The emergency department never closes.',
  ],
  [
    'When can I visit somebody on the ward?',
    'Visiting hours are 4 PM to 6 PM every day, two visitors at a time. On the intensive care unit one visitor may come for fifteen minutes; please ask the nurse first. Children under 12 wait in the lobby with an adult.',
  ],
  [
    'What should I bring to my first visit?',
    'Bring a photo ID, your insurance card if you have one, earlier reports and discharge papers, and every medicine you take in its strip or bottle. Reach us fifteen minutes early, so that the desk can prepare your file.',
  ],
  [
    'Is there parking, and help for a wheelchair?',
    'Yes. The first half hour of parking is free, and places beside the entrance are kept for people with a disability. Wheelchairs and a helper wait at the main door; every floor has a lift.',
  ],
]);

const appointments = of('Appointments', [
  [
    'How do I book a doctor?',
    'Open Find Doctors, choose a doctor, a date and a time, and complete the payment by card. The doctor then accepts the request, and you get a notification and an email. You need a patient account, which takes two minutes.',
  ],
  [
    'How far ahead can I book?',
    'Up to 60 days ahead. You see the free times of each doctor on the doctor’s card, on the clock of the hospital.',
  ],
  [
    'Can I cancel or move my appointment?',
    'You can cancel under Appointments in your patient area until the visit begins; after that please call us. To move it, press Move beside it and choose another free time, until 24 hours before and at most twice: what you paid stays with the visit.',
  ],
  [
    'Do I get my money back when I cancel?',
    'You get the whole fee back when you cancel at least 24 hours before the visit, and always when the doctor or the hospital cancels, rejects, sets another time than the one you paid for, or does not answer in time. Otherwise the fee is not refunded later than that. A refund reaches your card within 5 to 7 days.',
  ],
  [
    'I do not know which doctor I need. What can I do?',
    'Book a visit in General Medicine, or choose a speciality in your patient area without naming a doctor: the next free doctor of that speciality answers your request.',
  ],
  [
    'Can I write a review of my doctor?',
    'Yes, once for each visit after it is completed, under Past Appointments in your patient area. We show it with your first name only, after a short check.',
  ],
]);

const payments = of('Payments and insurance', [
  [
    'Which insurance do you accept?',
    'We accept Ayushman Bharat PM-JAY, CGHS and most other insurers with a cashless desk. Bring your card and a photo ID; the insurance desk on the ground floor asks your insurer before a planned admission.',
  ],
  [
    'How can I pay?',
    'Online by debit or credit card on a secure payment page. At the hospital you can also pay in cash or by UPI. Lab tests may be paid at the collection of the sample.',
  ],
  [
    'Is it safe to pay by card here?',
    'Yes. You enter your card on the page of the payment provider. We never see or keep the number of your card.',
  ],
  [
    'I paid, but the booking failed. What happens to my money?',
    'Your money is not lost, also when the page was closed or showed an error: we ask the payment provider about every open payment each minute. If your time was still held, the booking appears within a few minutes and you get an email. If it was not, the whole amount is refunded without any request from you, an email says so, and it reaches your card within 5 to 7 days. An amount that your bank shows as pending or declined is released by the bank. If you see neither a booking nor an email after an hour, call us with the date and the amount.',
  ],
]);

const pharmacy = of('Pharmacy', [
  [
    'How do I order medicines?',
    'Open Pharmacy, search for the medicine, put it in the cart and pay by card. You may order as a guest; then keep the order number and your email to follow the order. Prescription medicines are handed over against the prescription only.',
  ],
  [
    'How long does the delivery of medicines take?',
    'Each medicine shows its own delivery time, for most of them 24 hours. You get an email when the order is packed, sent and delivered.',
  ],
  [
    'Can I return medicines or cancel an order?',
    'You can cancel an order until our pharmacy has packed it and get the whole amount back. For your safety medicines that were sent are not taken back, unless they arrive damaged or wrong: call us within two days.',
  ],
]);

const lab = of('Lab tests', [
  [
    'How do I book a lab test?',
    'Open Lab Tests, choose a test, a day and whether you come to us or want the sample taken at home. You need to be logged in. Pay by card at once, or at the collection.',
  ],
  [
    'Do I have to fast before a blood test?',
    'For fasting sugar and a lipid profile take nothing but water for 10 to 12 hours. Most other tests need no fasting; the description of the test says so. Go on taking your medicines unless your doctor tells you otherwise.',
  ],
  [
    'When and how do I get my lab report?',
    'Each test shows how long its report takes. When it is ready you get a notification and an email, and the report stands in your patient area, to read and to save as a PDF.',
  ],
]);

const account = of('Records and account', [
  [
    'Where do I find my records and prescriptions?',
    'Log in as a patient and open Records or Prescriptions. There are the reports, notes and prescriptions that our doctors and the lab have written, and documents that you have added yourself.',
  ],
  [
    'I forgot my password. What now?',
    'Choose "Forgotten password?" on the login page and enter your email. We send you a link that works once, for 30 minutes. If no mail arrives, look in the spam folder or call us.',
  ],
  [
    'Who can see my medical records?',
    'You, and doctors who have accepted a visit of yours, until some time after it. Every look by somebody else is recorded. Nobody else sees them, and we never sell data.',
  ],
]);

const emergency = of('Emergency', [
  [
    'What should I do in an emergency?',
    'Call the emergency number at the top of every page at once, at any hour: for chest pain, trouble breathing, signs of a stroke, heavy bleeding, a bad injury, poisoning or when somebody cannot be woken. Do not use the chat for an emergency.',
  ],
]);

/** Every question of the demo hospital, in the order in which they are shown. */
export const faqs: FaqSeed[] = [
  ...visiting,
  ...appointments,
  ...payments,
  ...pharmacy,
  ...lab,
  ...account,
  ...emergency,
];
