/** What people read about consultations. */
export const consultationWords = {
  thisVisitHasBeenChanged: 'This visit has been changed in another tab meanwhile.',
} as const;
