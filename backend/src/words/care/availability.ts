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
} as const;
