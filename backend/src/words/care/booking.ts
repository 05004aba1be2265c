/** What people read about booking. */
export const bookingWords = {
  thereIsNoSuchPatient: 'There is no such patient, or the account is disabled.',
  consultationWithDoctorNameWhen: (doctorName: string, when: string) =>
    `Consultation with ${doctorName}${when}`,
  feeIsNowPleaseCheck: (fee: string) => `The fee is ${fee} now. Please check it and try again.`,
  onPreferredDate: (preferredDate: string) => ` on ${preferredDate}`,
  consultationWithFullNameWhen: (fullName: string, when: string) => `Consultation with ${fullName}${when}`,
  noVideoVisits: 'The hospital has no video visits at the moment. Please choose a visit in person.',
  inPersonOnly: 'At this time the doctor sees patients in person only.',
  byVideoOnly: 'At this time the doctor sees patients by video only. Please choose video, or another time.',
  timeWasTakenBeforePayment: 'The time was taken before the payment arrived',
} as const;
