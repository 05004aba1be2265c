/** What people read about reviews. */
export const reviewWords = {
  visitNotCompleted: 'You can write a review after the visit is completed.',
  published: {
    title: 'Your review is published',
    body: (doctorName: string) =>
      `Thank you for writing about your visit to ${doctorName}. Others can read it now.`,
    link: 'See it on our site',
  },
} as const;
