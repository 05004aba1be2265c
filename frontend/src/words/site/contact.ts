/** What people read about reaching the hospital and about when it is open. */
export const contactWords = {
  howToReachUs: 'How to reach us',
  openingHours: 'Opening hours',
  openUntil: (time: string) => `Open now, until ${time}`,
  closedNow: 'Closed now',
  closedOpensToday: (time: string) => `Closed now, opens today at ${time}`,
  closedOpensOn: (day: string, time: string) => `Closed now, opens on ${day} at ${time}`,
  closedToday: (reason: string) => `Closed today: ${reason}`,
  closedTodayUntil: (day: string, reason: string) => `Closed today and until ${day}: ${reason}`,
  closedOn: (day: string, reason: string) => `Closed on ${day}: ${reason}`,
  closedFromTo: (from: string, to: string, reason: string) => `Closed from ${from} to ${to}: ${reason}`,
  closures: 'Days on which we are closed',
  closuresEmpty: 'No closure is planned in the next two months.',
  callEmergencyNumber: 'Call the emergency number',
  callReception: 'Call the reception',
  beforeYouCome: 'Before you come',
  byAppointmentText:
    'Doctors see patients by appointment. Book a time on the site or by telephone; without one, ask at the reception.',
  bringText:
    'Bring a photo ID, earlier reports and the medicines that you take. Come fifteen minutes early for a first visit.',
  emergencyText: 'On days on which we are closed, the emergency number is answered as always.',
  answersTitle: 'Where you get an answer',
  chatText:
    'The chat tells free times, fees, prices of tests and medicines, opening hours and how to book, cancel or pay. It hands other questions to our staff.',
  receptionText: 'The reception answers by telephone during opening hours.',
  directions: 'Directions',
  askInChat: 'Ask in the chat',
} as const;
