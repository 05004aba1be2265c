import { askedDays } from './asked-days.js';

/** Saturday, 28 November 2026, 01:30 in India. */
const AT = {
  instant: new Date('2026-11-27T20:00:00Z'),
  offset: 330,
  closures: [
    { from: '2027-01-14', to: '2027-01-15', name: 'Pongal' },
    { from: '2027-02-01', to: '2027-02-01', name: 'Founder’s Day' },
  ],
};

describe('The days that a chat message names', () => {
  it.each([
    ['are you open on sunday', ['2026-11-29']],
    ['open on Sundays?', ['2026-11-29']],
    ['are you open on 25 December', ['2026-12-25']],
    ['25th of december', ['2026-12-25']],
    ['Dec 25', ['2026-12-25']],
    ['25/12', ['2026-12-25']],
    ['is it open 03/01/2027', ['2027-01-03']],
    ['2026-12-25', ['2026-12-25']],
    ['25.12.2026', ['2026-12-25']],
    ['open at christmas', ['2026-12-25']],
    ['are you open on the 30th', ['2026-11-30']],
    ['are you open on the 3rd', ['2026-12-03']],
    ['republic day', ['2027-01-26']],
    ['kal khula hai kya', ['2026-11-29']],
    ['कल खुला है?', ['2026-11-29']],
    ['parso khula hai', ['2026-11-30']],
    ['day after tomorrow', ['2026-11-30']],
    ['aaj', ['2026-11-28']],
    ['raviwar ko', ['2026-11-29']],
    ['this weekend', ['2026-11-28', '2026-11-29']],
    ['are you open for pongal', ['2027-01-14', '2027-01-15']],
    ["are you open on founder's day", ['2027-02-01']],
    ['monday to wednesday', ['2026-11-30', '2026-12-01', '2026-12-02']],
    ['what are your opening hours', []],
    ['may I come', []],
    ['31 february', []],
    ['are you open on the 31st', ['2026-12-31']],
  ])('%s', (message, dates) => {
    expect(askedDays(message, AT).dates).toEqual(dates);
  });

  it.each([
    ['open at 9 pm tomorrow', '21:00'],
    ['are you open now', '01:30'],
    ['at 7:30 am', '07:30'],
    ['on sunday', null],
  ])('reads the time of "%s"', (message, time) => {
    expect(askedDays(message, AT).time).toBe(time);
  });

  it.each([
    ['are you open on 31 february', ['31 February 2027']],
    ['open on feb 30?', ['30 February 2027']],
    ['31/04/2027', ['31 April 2027']],
    ['open on 2027-02-31', ['31 February 2027']],
    ['is it open on 29 feb 2027', ['29 February 2027']],
    ['are you open on the 32nd', ['32 November 2026']],
    ['open on 32 december', ['32 December 2026']],
    ['open on 29 feb 2028', []],
  ])('finds in "%s" the days that do not exist', (message, days) => {
    expect(askedDays(message, AT).impossible).toEqual(days);
  });

  it('leaves the other words of the message', () => {
    expect(askedDays('is the canteen open on 25 december', AT).rest.trim()).toBe('is the canteen open');
  });
});
