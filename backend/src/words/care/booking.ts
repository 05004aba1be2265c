/** What people read about booking. */
export const bookingWords = {
  patientNotFoundOrDisabled: 'There is no such patient, or the account is disabled.',
  lineItem: (doctorName: string, when: string) => `Consultation with ${doctorName}${when}`,
  feeChanged: (fee: string) => `The fee is ${fee} now. Please check it and try again.`,
  onPreferredDate: (preferredDate: string) => ` on ${preferredDate}`,
  noVideoVisits: 'The hospital has no video visits at the moment. Please choose a visit in person.',
  inPersonOnly: 'At this time the doctor sees patients in person only.',
  byVideoOnly: 'At this time the doctor sees patients by video only. Please choose video, or another time.',
  timeTakenReason: 'The time was taken before the payment arrived',
} as const;
