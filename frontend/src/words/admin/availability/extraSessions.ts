import { counted } from '../../../../../openapi/contract/words/plural.js';

/** What people read about extra sessions in the console. */
export const adminExtraSessionWords = {
  session: 'Session',
  doctors: 'Doctors',
  noSessions:
    'No extra sessions yet. One adds times of a day to those of some doctors, such as a Saturday clinic.',
  addSession: 'Add an extra session',
  addsTimes:
    "The times follow by the length of each doctor's visits. The doctors are told, and those who wait are offered the times.",
  doctorsPresent: 'Doctors who are there',
  wasNotAdded: 'The extra session was not added.',
  actions: 'Actions',
  doctorWithTimes: (doctorName: string, count: number) =>
    `${doctorName} (${counted(count, { one: 'time', other: 'times' })})`,
  dayLatestFirst: 'Day, latest first',
  dayEarliestFirst: 'Day, earliest first',
} as const;
