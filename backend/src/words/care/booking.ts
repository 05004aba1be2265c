/** What people read about booking. */
export const bookingWords = {
  thereIsNoSuchPatient: 'There is no such patient, or the account is disabled.',
  consultationWithDoctorNameWhen: (doctorName: string, when: string) =>
    `Consultation with ${doctorName}${when}`,
  feeIsNowPleaseCheck: (fee: string) => `The fee is ${fee} now. Please check it and try again.`,
  onPreferredDate: (preferredDate: string) => ` on ${preferredDate}`,
  consultationWithFullNameWhen: (fullName: string, when: string) => `Consultation with ${fullName}${when}`,
  timeWasTakenBeforePayment: 'The time was taken before the payment arrived',
} as const;
