/** What people read about faqs. */
export const faqWords = {
  questionExists: 'This question is there already.',
} as const;
