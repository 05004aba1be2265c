/** What people read about questions. */
export const questionWords = {
  firstCategory: 'Visiting us',
  alreadyPublished: 'This question is among the FAQs already.',
  answerFirst: 'Answer this question first.',
  tooLongForFaq: 'This question is too long for an FAQ. Add one in your own words.',
  answered: {
    title: 'We have answered your question',
    correctedTitle: 'We have corrected our answer',
    body: 'You asked us something in the chat. This is what our staff says.',
    question: 'Your question',
    answer: 'Our answer',
    askAgain: 'Ask something else',
  },
} as const;
