import type { Forms } from './plural.js';

/** What is counted in more than one place, or by both sides. */
export const nouns = {
  appointment: { one: 'appointment', other: 'appointments' },
  article: { one: 'article', other: 'articles' },
  box: { one: 'box', other: 'boxes' },
  day: { one: 'day', other: 'days' },
  doctor: { one: 'doctor', other: 'doctors' },
  entry: { one: 'entry', other: 'entries' },
  hour: { one: 'hour', other: 'hours' },
  labTest: { one: 'lab test', other: 'lab tests' },
  medicine: { one: 'medicine', other: 'medicines' },
  minute: { one: 'minute', other: 'minutes' },
  notification: { one: 'notification', other: 'notifications' },
  patient: { one: 'patient', other: 'patients' },
  payment: { one: 'payment', other: 'payments' },
  person: { one: 'person', other: 'people' },
  question: { one: 'question', other: 'questions' },
  refund: { one: 'refund', other: 'refunds' },
  request: { one: 'request', other: 'requests' },
  result: { one: 'result', other: 'results' },
  review: { one: 'review', other: 'reviews' },
  second: { one: 'second', other: 'seconds' },
  suggestion: { one: 'suggestion', other: 'suggestions' },
  test: { one: 'test', other: 'tests' },
  visit: { one: 'visit', other: 'visits' },
  year: { one: 'year', other: 'years' },
} as const satisfies Record<string, Forms>;
