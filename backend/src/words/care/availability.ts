/** What people read about availability. */
export const availabilityWords = {
  hospitalHasChangedYourDays: 'The hospital has changed your days and hours',
  noBookedVisitLiesOutside: 'No booked visit lies outside of them.',
  seeMyDaysAndHours: 'See my days and hours',
  theseBookedVisitsLieOutside: 'These booked visits lie outside of your new hours. They stay as they are.',
  lastDayIsBeforeFirst: 'The last day is before the first one.',
  takeAtMostDaysAt: (longestLeaveDays: number) => `Take at most ${longestLeaveDays} days at once.`,
  leaveOfSomeHoursIs: 'A leave of some hours is of one day.',
  isHolidayAlready: (name: string) => `There is a holiday already: ${name}.`,
  hospitalIsClosedOn: (date: string, name: string) => `The hospital is closed on ${date}: ${name}.`,
  patientIsPayingForVisit:
    'A patient is paying for a visit on these days at this moment, or a time is held for one. Try again in half an hour.',
  chooseDoctors: 'Choose the doctors.',
  dayCannotBeBookedYet: (daysAhead: number) =>
    `Visits can be booked at most ${daysAhead} days ahead. Choose an earlier day.`,
  isOnLeaveOn: (fullName: string, date: string) => `${fullName} is on leave on ${date}.`,
  offersAlready: (fullName: string, when: string) => `${fullName} offers ${when} already.`,
  noVisitFits: (fullName: string, minutes: number) =>
    `No visit of ${minutes} minutes fits in, which is how long those of ${fullName} are.`,
  timesOverlap: (fullName: string, minutes: number) =>
    `Leave at least ${minutes} minutes between the times: so long are the visits of ${fullName}.`,
  visitEndsAfterMidnight: (fullName: string, minutes: number) =>
    `The last visit would end after midnight: those of ${fullName} take ${minutes} minutes.`,
  timesAreOver: 'These times are over.',
  sessionIsOfSeveral:
    'Colleagues of yours are part of this session, so an administrator removes it. To be away yourself, add leave.',
  sessionHasVisits:
    'There are visits booked in this session. Ask for their patients to be offered other times, or cancel them first.',
  sessionIsPlanned: (name: string) => `The hospital has planned “${name}” with you`,
  patientsCanBookIt: 'Patients can book these times beside your usual ones.',
  sessionDoesNotTakePlace: (name: string) => `“${name}” does not take place`,
  nobodyCanBookIt:
    'Patients can no longer book its times. Those who had booked are offered other times, other doctors or the refund.',
  day: 'Day',
  times: 'Times',
} as const;
