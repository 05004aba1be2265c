import { complaintIn, subjectIn } from '../../chat/complaints/complaint.js';
import { alarmOf } from '../../chat/emergency/urgency.js';
import { complaintTexts } from './complaint-table.js';

describe('The table of complaints', () => {
  it('leads each of more than 300 texts to its speciality', () => {
    const texts = complaintTexts();
    const wrong = texts.flatMap(([text, speciality]) => {
      const found = (complaintIn(text) ?? subjectIn(text))?.speciality ?? null;
      return found === speciality ? [] : [{ text, speciality, found }];
    });
    expect(texts.length).toBeGreaterThanOrEqual(300);
    expect(wrong).toEqual([]);
  });

  it.each([
    'chest pain',
    'heart attack',
    'stroke',
    'snake bite',
    'सीने में दर्द',
    'saanp ne kaat liya',
    'not breathing',
  ])('keeps the emergency notice for "%s"', (text) => expect(alarmOf(text)).not.toBeNull());

  it.each(['toot', 'footwear', 'billing', 'xyz', 'wheelchair'])('has no speciality for "%s"', (text) =>
    expect(subjectIn(text)?.speciality ?? null).toBeNull(),
  );
});
