import { toCsv } from './csv';

describe('toCsv', () => {
  it('should write a head line of every field that occurs, without the second id', () => {
    expect(
      toCsv([
        { id: '1', _id: '1', fee: 500 },
        { id: '2', used: false },
      ]),
    ).toBe('id,fee,used\r\n1,500,\r\n2,,false\r\n');
  });

  it('should write people by name and lists with semicolons', () => {
    const row = { doctor: { _id: '1', fullName: 'Dr. Nair' }, days: ['Monday', 'Friday'], none: null };
    expect(toCsv([row])).toBe('doctor,days,none\r\nDr. Nair,Monday; Friday,\r\n');
  });

  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+91', "'+91"],
    ['-x', "'-x"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['plain', 'plain'],
  ])('should write %j as %j', (text, cell) => {
    expect(toCsv([{ text }])).toBe(`text\r\n${cell}\r\n`);
  });
});
