/** What people read about waitlist. */
export const adminWaitlistWords = {
  chooseDoctor: 'Choose the doctor',
  timeIsHeld: 'The time is held',
  getsMailWithWayTo: (patientName: string) => `${patientName} gets a mail with the way to book it.`,
  timeWasNotOffered: 'The time was not offered.',
  chooseDateAndTime: 'Choose a date and a time.',
  offerTime: 'Offer a time',
  offerThisTime: 'Offer this time',
  itIsHeldForBefore: (patientName: string) =>
    `It is held for ${patientName}, before others who asked earlier.`,
  takeOffWaitingList: (patientName: string) => `Take ${patientName} off the waiting list?`,
  patientGetsMailWhatIs: 'The patient gets a mail. What is held for them goes to the next person.',
  removedFromWaitingList: 'Removed from the waiting list',
  entryWasNotRemoved: 'The entry was not removed.',
  waitlistEmpty: 'No one is waiting. Patients join the list where a doctor has no free time that suits them.',
  waitsFor: 'Waits for',
  visitWithDoctorName: (visit: string, doctorName: string) => `${visit} with ${doctorName}`,
  heldNow: 'Held now',
  nothing: 'Nothing',
  heldUntil: 'Held until',
  patientNameWaits: (patientName: string) => `${patientName} waits`,
} as const;
