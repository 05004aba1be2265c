/** What people read about for whom they book, and whose records they see. */
export const forWhomWords = {
  whoIsItFor: 'Who is it for?',
  bookingFor: (name: string) => `Booking for ${name}`,
  buyingFor: (name: string) => `Buying for ${name}`,
  payer: (name: string) => `${name} pays.`,
  ofPerson: (title: string, name: string) => `${title} of ${name}`,
} as const;
