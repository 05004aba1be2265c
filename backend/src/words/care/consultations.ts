/** What people read about consultations. */
export const consultationWords = {
  changedInAnotherTab: 'This visit has been changed in another tab meanwhile.',
} as const;
