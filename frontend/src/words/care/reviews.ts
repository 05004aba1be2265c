/** What people read about reviews. */
export const reviewWords = {
  reviewIntro: (doctorName: string) =>
    `How was your visit to ${doctorName}? Readers see your first name, the stars and your words.`,
  yourReview: 'Your review',
  reviewCounter: (count: number, maxReviewLength: number) =>
    `${count} of ${maxReviewLength} characters. Leave out names and illnesses of others.`,
  sendReview: 'Send review',
  poor: 'Poor',
  fair: 'Fair',
  good: 'Good',
  veryGood: 'Very good',
  excellent: 'Excellent',
  yourRating: 'Your rating',
  ratingOfFive: (stars: number, word: string) => `${stars} of 5 stars: ${word}`,
  alreadyReviewed: 'This visit has its review.',
  sendFailed: 'The review was not sent.',
  thanks: 'Thank you for your review.',
  thanksText: 'It appears on the first page once we have approved it.',
} as const;
