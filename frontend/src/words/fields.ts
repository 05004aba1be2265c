/** What number and date fields say about what was typed. */
export const fieldWords = {
  digitsOnly: 'Only digits can be entered here.',
  digitsAndPointOnly: 'Only digits and a decimal point can be entered here.',
  notNegative: 'A minus sign cannot be entered here.',
  wholeNumbersOnly: 'Only whole numbers can be entered here.',
  tooManyDecimals: (most: number) =>
    most === 1
      ? 'At most one digit can stand after the point.'
      : `At most ${most} digits can stand after the point.`,
  onePointOnly: 'A number has one decimal point.',
  commaGroupsThousands: 'Use a point for decimals, e.g. 1.5. A comma groups thousands, e.g. 1,500.',
  dateFormat: 'DD-MM-YYYY',
  typeDateAsFormat: 'Type the date as DD-MM-YYYY, e.g. 24-11-2026.',
  dateDoesNotExist: 'Enter a date that exists, as DD-MM-YYYY.',
  dateBetween: (first: string, last: string) => `Choose a date from ${first} to ${last}.`,
  dateFrom: (first: string) => `Choose ${first} or a later date.`,
  dateUntil: (last: string) => `Choose ${last} or an earlier date.`,
  openCalendar: 'Open calendar',
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
} as const;
