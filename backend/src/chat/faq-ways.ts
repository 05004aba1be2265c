import { textKeyOf } from '../questions/text-key.js';

/**
 * Common phrasings of FAQ questions: the words that identify the FAQ (all occur in its question) and other ways
 * of asking. They apply to any FAQ or answered question with these words.
 */
const WAYS: readonly (readonly [words: string, ways: readonly string[]])[] = [
  [
    'insurance',
    [
      'Do you take health insurance?',
      'Is my insurance valid here?',
      'Is my insurance available here?',
      'Is there cashless treatment?',
      'Do you have a tie up with my insurance?',
      'Is there an insurance desk?',
      'Which insurance companies are on your list?',
      'How do I claim insurance?',
      'Can I use my insurance card?',
    ],
  ],
  [
    'bring visit',
    [
      'What documents do I need?',
      'Which documents should I bring?',
      'Which documents are required for the appointment?',
      'What do I bring when I come?',
      'Do I need an id proof?',
      'Should I bring my old reports?',
    ],
  ],
  [
    'visit ward',
    [
      'What are the visiting hours for patients?',
      'Visiting hours in the morning or evening',
      'Visiting time in the ICU',
      'When can I meet a patient in the ward?',
      'Can children visit a patient?',
      'How many people can visit a patient at once?',
      'How many visitors are allowed?',
    ],
  ],
  [
    'parking',
    [
      'Where do I park?',
      'Is parking free?',
      'Is there a place to park?',
      'Do you have a wheelchair?',
      'A wheelchair for somebody who cannot walk',
    ],
  ],
  [
    'ahead book',
    [
      'Can I book for next month?',
      'How early can I book?',
      'How many months in advance can I book?',
      'How many days before can I book?',
    ],
  ],
  ['which doctor need', ['Which doctor should I see?', 'Which doctor for my problem?']],
  [
    'booking failed',
    [
      'Payment done but the appointment is not showing',
      'Payment done but the appointment is not booked',
      'The money was deducted but the booking is not done',
      'The payment was successful but there is no booking',
    ],
  ],
  [
    'money back cancel',
    [
      'How much money do I get back if I cancel one day before?',
      'The doctor cancelled my visit, do I get my money?',
      'When do I get my money back?',
    ],
  ],
  ['safe pay card', ['Is my card number stored?', 'Do you keep my card?', 'Do you save my card number?']],
  ['how pay', ['Can I pay after the visit?', 'Can I pay later?']],
  [
    'order medicines how',
    [
      'Do I need a prescription to buy medicine?',
      'Can I buy medicines without an account?',
      'Can I buy medicines without a prescription?',
    ],
  ],
  ['delivery medicines', ['How long do medicines take to come?', 'Is there same day medicine delivery?']],
  [
    'return medicines',
    [
      'Can I send back wrong medicines?',
      'The medicine came damaged',
      'I received a wrong medicine',
      'What is the return policy for medicines?',
      'Can I exchange a medicine?',
    ],
  ],
  [
    'fast test',
    [
      'Is fasting required?',
      'Do I come fasting?',
      'How many hours of fasting for the test?',
      'Can I drink water before the test?',
      'Can I eat or drink before a blood test?',
      'Can I drink tea or coffee before the test?',
    ],
  ],
  [
    'lab report get',
    [
      'When do I get my report after the test?',
      'Does the report come by email?',
      'How do I get the report of my test?',
    ],
  ],
  [
    'records prescriptions find',
    [
      'Where is the prescription that my doctor wrote?',
      'Where are my old reports kept?',
      'Where is my old prescription?',
    ],
  ],
  [
    'who see records',
    [
      'Who can see my reports?',
      'Who can see my file?',
      'Is my data safe?',
      'Is my data private?',
      'Do you sell my data?',
    ],
  ],
  ['forgot password', ['The password reset mail is not coming', 'I forgot my password']],
  ['review doctor', ['I want to give feedback on my doctor', 'How do I write a review?']],
  ['when hospital open', ['Are you open on a holiday?']],
  ['cancel move appointment', ['Can I change my appointment to next week?', 'Can I change my appointment?']],
  ['canteen', ['Is there food inside the hospital?', 'Where can I eat?']],
  ['vaccines baby', ['Which vaccines does my baby need?', 'Which injections does a baby need?']],
];

/** Other phrasings of an FAQ's question. */
export function waysOf(question: string): string[] {
  const said = new Set(textKeyOf(question).split(' '));
  return WAYS.filter(([words]) => words.split(' ').every((word) => said.has(word))).flatMap(
    ([, ways]) => ways,
  );
}
