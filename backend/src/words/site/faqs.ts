/** What people read about faqs. */
export const faqWords = {
  thisQuestionIsThereAlready: 'This question is there already.',
} as const;
