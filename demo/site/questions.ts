/** One question that the chat of the demo hospital could not answer. */
export interface QuestionSeed {
  message: string;
  /** Null while the staff has not answered. */
  adminReply: string | null;
  /** How many days ago it was asked, and hours later it was answered. */
  daysAgo: number;
  answeredAfterHours?: number;
  /** Whether the demo patient asked it; visitors asked the others. */
  byDemoPatient?: boolean;
}

/** Questions of the demo hospital, newest first. */
export const questions: QuestionSeed[] = [
  {
    message: 'Do you have a physiotherapist for children with cerebral palsy?',
    adminReply: null,
    daysAgo: 0,
  },
  {
    message: 'My mother speaks only Tamil. Can an interpreter sit with her during the visit?',
    adminReply: null,
    daysAgo: 1,
    byDemoPatient: true,
  },
  { message: 'Can I bring my own cook while I am admitted?', adminReply: null, daysAgo: 2 },
  { message: 'Do you give travel vaccinations for yellow fever?', adminReply: null, daysAgo: 3 },
  { message: 'Is there a support group for people who stop smoking?', adminReply: null, daysAgo: 4 },
  {
    message: 'Do you have lockers for the luggage of outstation patients?',
    adminReply:
      'Yes. There are lockers beside the reception, free of charge for the day. Please keep medicines and papers with you.',
    daysAgo: 6,
    answeredAfterHours: 3,
  },
  {
    message: 'Is there a vegetarian canteen in the hospital?',
    adminReply:
      'Yes. The canteen on the ground floor serves vegetarian meals only, from 7:30 AM to 9 PM. Tea and snacks are there all day.',
    daysAgo: 8,
    answeredAfterHours: 5,
  },
  {
    message: 'Can my husband stay with me overnight in the ward?',
    adminReply:
      'One attendant may stay overnight with each patient who is admitted. Please ask the ward nurse for the pass; children under twelve cannot stay.',
    daysAgo: 9,
    answeredAfterHours: 20,
    byDemoPatient: true,
  },
  {
    message: 'How can I donate blood at your hospital?',
    adminReply:
      'Come to the blood centre on the first floor from 9 AM to 4 PM, Monday to Saturday. You should be 18 to 65 years old, weigh at least 45 kg, and have eaten. Bring an identity card.',
    daysAgo: 12,
    answeredAfterHours: 4,
  },
  {
    message: 'Do you issue fitness certificates for joining a new company?',
    adminReply:
      'Yes. Book a visit in General Medicine and bring the form of your company with a photo. The doctor examines you and signs it the same day.',
    daysAgo: 15,
    answeredAfterHours: 26,
  },
  {
    message: 'Is free wifi available for patients?',
    adminReply:
      'Yes. Choose the network Guest in any waiting area and enter the code that is sent to your phone.',
    daysAgo: 18,
    answeredAfterHours: 2,
  },
  {
    message: 'Are pets allowed inside the hospital?',
    adminReply:
      'No, apart from guide dogs. Please leave your pet at home; there is no place where it could wait.',
    daysAgo: 21,
    answeredAfterHours: 7,
  },
  {
    message: 'Which vaccines does a baby of six weeks need and do you have them?',
    adminReply:
      'Our Pediatrics department keeps all vaccines of the national schedule. Book a visit, bring the vaccination card, and the doctor tells you which ones are due.',
    daysAgo: 24,
    answeredAfterHours: 22,
  },
];
