import { missingForCards } from '../../../openapi/contract/care/card-booking.js';
import { partsText } from './cardBooking';

it.each([
  [{}, 'fee, days and times'],
  [{ fee: null, availableDays: [], timeSlots: [] }, 'fee, days and times'],
  [{ fee: 0, availableDays: ['Monday'], timeSlots: ['10:00'] }, ''],
  [{ fee: 0, availableDays: [], timeSlots: ['10:00'] }, 'days'],
  [{ fee: 800, availableDays: [], timeSlots: [] }, 'days and times'],
  [{ fee: 800, availableDays: ['Monday'], timeSlots: ['10:00'] }, ''],
])('names the missing settings of %o', (practice, words) => {
  expect(partsText(missingForCards(practice))).toBe(words);
});
