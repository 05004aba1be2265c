/** What people read about questions. */
export const questionWords = {
  visitingUs: 'Visiting us',
  thisQuestionIsAmongFaqs: 'This question is among the FAQs already.',
  answerThisQuestionFirst: 'Answer this question first.',
  thisQuestionIsTooLong: 'This question is too long for an FAQ. Add one in your own words.',
  weHaveAnsweredYourQuestion: 'We have answered your question',
  weHaveCorrectedOurAnswer: 'We have corrected our answer',
  youAskedUsSomethingIn: 'You asked us something in the chat. This is what our staff says.',
  yourQuestion: 'Your question',
  ourAnswer: 'Our answer',
  askSomethingElse: 'Ask something else',
} as const;
