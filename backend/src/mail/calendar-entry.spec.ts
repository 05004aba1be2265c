import { writeCalendar } from './calendar-entry.js';

const TEXTS = [
  'कमला देवी, श्रीमती लक्ष्मी क्षत्रिय. '.repeat(12),
  'கமலா தேவி ஸ்ரீனிவாசன் '.repeat(12),
  'ڈاکٹر احمد خان '.repeat(20),
  `${'a'.repeat(70)}${'₹½'.repeat(40)}`,
  '😀'.repeat(60),
];
const ENTRY = {
  hospital: 'कमला अस्पताल',
  id: 'visit-1',
  start: new Date('2026-11-28T04:30:00Z'),
  end: new Date('2026-11-28T05:00:00Z'),
  stamp: new Date('2026-11-20T04:30:00Z'),
  sequence: 1,
  summary: '',
  location: 'வார்டு 3',
  description: '',
  status: 'CONFIRMED',
} as const;

describe('a calendar entry', () => {
  it.each(TEXTS)('keeps text of every script in lines of 75 octets: %s', (text) => {
    const file = writeCalendar({ ...ENTRY, summary: text, description: text });
    const lines = file.split('\r\n').map((line) => Buffer.from(line));
    // A character that is cut in two becomes a replacement character.
    expect(lines.filter((line) => line.length > 75 || line.toString().includes('\uFFFD'))).toEqual([]);
    const unfolded = file.replaceAll('\r\n ', '');
    const written = text.trimEnd().replaceAll(',', '\\,');
    expect(unfolded).toContain(`SUMMARY:${written}`);
    expect(unfolded).toContain(`DESCRIPTION:${written}`);
    expect(unfolded).toContain('LOCATION:வார்டு 3');
  });
});
