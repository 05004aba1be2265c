import type { Client } from '../support/client.js';
import { addAdmin } from '../support/people.js';
import { startPortal } from '../support/portal.js';
import type { Portal } from '../support/portal.js';
import { untilPasses } from '../support/until.js';
import { HospitalClock } from '../../src/common/hospital-clock.js';
import { dayFromToday } from '../support/visits.js';

const REASON = 'Annual maintenance';

describe('Closures', () => {
  let portal: Portal;
  let admin: Client;
  let clock: HospitalClock;

  beforeAll(async () => {
    portal = await startPortal('chat-opening');
    admin = await addAdmin(portal);
    clock = portal.app.get(HospitalClock, { strict: false });
  });
  afterAll(() => portal.close());

  const say = async (message: string): Promise<string> =>
    (await portal.visitor.post('/chat', { message })).body.reply as string;
  const closures = async () => (await portal.visitor.get('/api/v1/hospital')).body.closures;
  const close = async (from: string, name = REASON): Promise<string> =>
    (await admin.post('/api/v1/holidays', { from, name })).body.id as string;
  const written = (date: string) => clock.format(date, null);

  it('are named by the chat and by the hospital until the holiday is removed', async () => {
    const date = dayFromToday(portal, 2);
    const [, month, day] = date.split('-').map(Number);
    const questions = [
      `are you open on ${clock.weekday(date)}?`,
      `open on ${day}/${month}?`,
      `is the hospital closed on ${date}`,
      'parso khula hai kya',
    ];
    const id = await close(date);
    await untilPasses(async () => expect(await closures()).toEqual([{ from: date, to: date, name: REASON }]));
    for (const question of questions)
      expect([question, await say(question)]).toEqual([
        question,
        expect.stringContaining(`On ${written(date)} we are closed: ${REASON}. We open again on`),
      ]);
    expect(await say('when are you open?')).toContain(`Closed on ${written(date)}: ${REASON}.`);
    await admin.delete(`/api/v1/holidays/${id}`);
    await untilPasses(async () => expect(await closures()).toEqual([]));
    for (const question of questions)
      expect([question, await say(question)]).toEqual([
        question,
        expect.stringContaining(`On ${written(date)} we are open from 8 AM to 8 PM.`),
      ]);
  });

  it.each([
    ['are you open on 31 february', /^31 February \d{4} is not a date in the calendar/],
    ['is the hospital open on 31/04/2027?', /^31 April 2027 is not a date in the calendar/],
    ['open on 32 december', /^32 December \d{4} is not a date in the calendar/],
  ])('are not guessed for a day that does not exist: %s', async (message, answer) => {
    const reply = await say(message);
    expect(reply).toMatch(answer);
    expect(reply).not.toMatch(/closed|On \w{3}, /);
  });

  it("make the chat say today's closure at any time of the day", async () => {
    const today = dayFromToday(portal, 0);
    const id = await close(today, 'Voting day');
    for (const question of ['are you open now?', 'open today?', 'aaj khula hai', 'is it open at 9 am today'])
      expect([question, await say(question)]).toEqual([
        question,
        expect.stringContaining('closed: Voting day.'),
      ]);
    await admin.delete(`/api/v1/holidays/${id}`);
  });

  it('follow the days and hours of the settings', async () => {
    const openingHours = { from: '09:00', to: '17:30', days: ['Monday', 'Friday'] };
    await admin.put('/api/v1/settings/hospital', { openingHours });
    expect(await say('are you open on sunday')).toMatch(
      /^.+ we are closed\. We are open from 9 AM to 5:30 PM, Monday, Friday\. We open again on Mon/,
    );
    expect(await say('are you open on friday at 6 pm')).toMatch(
      /we are closed at 6 PM: we are open from 9 AM to 5:30 PM/,
    );
  });

  it('leave a question about another thing on a day alone', async () => {
    expect(await say('is the helipad open on sunday')).toContain('passed your question on to our staff');
  });
});
