/** What people read about availability. */
export const availabilityWords = {
  daysChanged: {
    title: 'The hospital has changed your days and hours',
    noneOutside: 'No booked visit lies outside of them.',
    someOutside: 'These booked visits lie outside of your new hours. They stay as they are.',
  },
  seeMyDaysAndHours: 'See my days and hours',
  daysReversed: 'The last day is before the first one.',
  leaveTooLong: (longestLeaveDays: number) => `Take at most ${longestLeaveDays} days at once.`,
  hoursOnOneDayOnly: 'A leave of some hours is of one day.',
  holidayOverlaps: (name: string) => `There is a holiday already: ${name}.`,
  closedOn: (date: string, name: string) => `The hospital is closed on ${date}: ${name}.`,
  checkoutOnTheseDays:
    'A patient is paying for a visit on these days at this moment, or a time is held for one. Try again in half an hour.',
  chooseDoctors: 'Choose the doctors.',
  dayTooFarAhead: (daysAhead: number) =>
    `Visits can be booked at most ${daysAhead} days ahead. Choose an earlier day.`,
  doctorOnLeave: (fullName: string, date: string) => `${fullName} is on leave on ${date}.`,
  timeOffered: (fullName: string, when: string) => `${fullName} offers ${when} already.`,
  noVisitFits: (fullName: string, minutes: number) =>
    `No visit of ${minutes} minutes fits in, which is how long those of ${fullName} are.`,
  timesOverlap: (fullName: string, minutes: number) =>
    `Leave at least ${minutes} minutes between the times: so long are the visits of ${fullName}.`,
  visitEndsAfterMidnight: (fullName: string, minutes: number) =>
    `The last visit would end after midnight: those of ${fullName} take ${minutes} minutes.`,
  timesAreOver: 'These times are over.',
  sessionShared:
    'Colleagues of yours are part of this session, so an administrator removes it. To be away yourself, add leave.',
  sessionHasVisits:
    'There are visits booked in this session. Ask for their patients to be offered other times, or cancel them first.',
  sessionAdded: {
    title: (name: string) => `The hospital has planned “${name}” with you`,
    body: 'Patients can book these times beside your usual ones.',
  },
  sessionRemoved: {
    title: (name: string) => `“${name}” does not take place`,
    body: 'Patients can no longer book its times. Those who had booked are offered other times, other doctors or the refund.',
  },
  day: 'Day',
  times: 'Times',
} as const;
