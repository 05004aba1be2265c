/** What people read about reviews. */
export const reviewWords = {
  howWasYourVisitTo: (doctorName: string) =>
    `How was your visit to ${doctorName}? Readers see your first name, the stars and your words.`,
  yourReview: 'Your review',
  ofCharactersLeaveOutNames: (count: number, maxReviewLength: number) =>
    `${count} of ${maxReviewLength} characters. Leave out names and illnesses of others.`,
  sendReview: 'Send review',
  veryGood: 'Very good',
  yourRating: 'Your rating',
  of5Stars: (stars: number, word: string) => `${stars} of 5 stars: ${word}`,
  thisVisitHasItsReview: 'This visit has its review.',
  reviewWasNotSent: 'The review was not sent.',
  thankYouForYourReview: 'Thank you for your review.',
  itAppearsOnFirstPage: 'It appears on the first page once we have approved it.',
} as const;
