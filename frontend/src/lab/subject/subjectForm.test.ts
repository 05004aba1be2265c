import { EMPTY_SUBJECT, keptSubject, shownWho, subjectBody } from './subjectForm';

describe('the subject of a lab booking', () => {
  it.each([
    ['', 'Rohan Mehta', 'patient'],
    ['', 'ROHAN  MEHTA', 'patient'],
    ['', 'Sunita Mehta', ''],
    ['patient', 'R. Mehta', 'patient'],
    ['other', 'Rohan Mehta', 'other'],
  ])('with the choice "%s" and the name "%s" is "%s"', (who, name, shown) => {
    expect(shownWho(who, name, 'Rohan Mehta')).toBe(shown);
  });

  it('sends sex and age for another person only', () => {
    const typed = { who: 'other', gender: 'female', age: '62', dob: '' };
    expect(subjectBody(typed, 'other')).toEqual({ who: 'other', gender: 'female', age: 62, dob: undefined });
    expect(subjectBody(typed, 'patient')).toEqual({ who: 'patient' });
  });

  it('reads a stored draft', () => {
    expect(keptSubject('{"who":"other"}')).toEqual({ ...EMPTY_SUBJECT, who: 'other' });
    expect(keptSubject('no draft')).toEqual(EMPTY_SUBJECT);
  });
});
