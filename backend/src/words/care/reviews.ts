/** What people read about reviews. */
export const reviewWords = {
  youCanWriteReviewAfter: 'You can write a review after the visit is completed.',
  yourReviewIsPublished: 'Your review is published',
  thankYouForWritingAbout: (doctorName: string) =>
    `Thank you for writing about your visit to ${doctorName}. Others can read it now.`,
  seeItOnOurSite: 'See it on our site',
} as const;
