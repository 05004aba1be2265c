import { Types } from 'mongoose';
import { ChatReply } from '../../openapi/contract/site/chat.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { MessageParser } from '../src/chat/message-parser.js';
import { Question } from '../src/questions/question.schema.js';
import type { Client } from './support/client.js';
import { contentsOf } from './support/contents.js';
import { expectFailure } from './support/failures.js';
import { CLINIC } from './support/limits.js';
import { addAdmin, addDoctor } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addLabTest, addMedicine } from './support/shop.js';
import { dayFromToday } from './support/visits.js';
import { slotOf } from '../src/appointments/slots/visit-slot.js';

const UNKNOWN = 'Do you have a helipad for visiting zeppelins?';

describe('Chat', () => {
  let portal: Portal;
  let admin: Client;
  let doctor: Client;

  beforeAll(async () => {
    portal = await startPortal('chat', { TRUST_PROXY: '1' });
    admin = await addAdmin(portal);
    doctor = await addDoctor(portal, 'Dr. Vikram Nair', { feePaise: 80_000 });
    await addDoctor(portal, 'Dr. Usha Pillai', { feePaise: 120_000, timeSlots: [] });
    await addLabTest(portal, {
      name: 'Thyroid profile (T3, T4, TSH)',
      pricePaise: 52_000,
      turnaround: '12 hours',
    });
    await addMedicine(portal, { name: 'Paracetamol 650 mg tablets (Vaidmira)', pricePaise: 3200 });
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    await portal.model(Question).deleteMany({});
    await portal.db.collection('chattries').deleteMany({});
  });

  const send = (message: unknown, address = '10.0.0.1') =>
    portal.visitor.post('/chat', { message }, { 'x-forwarded-for': address });
  const say = async (message: string): Promise<ChatReply> => {
    const { status, body } = await send(message);
    expect([message, status]).toEqual([message, 200]);
    return ChatReply.parse(body);
  };
  const questions = () => portal.model(Question).countDocuments({});

  it.each(['', ' ', '\n\t ', undefined, null, 5, {}, ['hello']])(
    'refuses the message %j',
    async (message) => {
      expectFailure(await send(message), { status: 400, code: 'VALIDATION_FAILED', fields: ['message'] });
      expect(await questions()).toBe(0);
    },
  );

  it('takes 500 characters and refuses 501', async () => {
    expect((await send('z'.repeat(500))).status).toBe(200);
    expectFailure(await send('z'.repeat(501)), {
      status: 400,
      code: 'VALIDATION_FAILED',
      fields: ['message'],
    });
  });

  it.each(['short', 'with spaces in the middle', '../../etc/passwd', 'x'.repeat(65)])(
    'refuses the conversation %j',
    async (conversation) => {
      const refused = await portal.visitor.post('/chat', { message: UNKNOWN, conversation });
      expectFailure(refused, { status: 400, fields: ['conversation'] });
    },
  );

  it('hands over unknown questions, and answers with a link', async () => {
    const { reply, links, urgent, question } = await say(UNKNOWN);
    expect(reply).toContain('passed your question on to our staff');
    expect([links.length > 0, urgent]).toEqual([true, false]);
    const row = await portal.model<Question>(Question).findById(question!.id).lean<Question>();
    expect(row).toMatchObject({ message: UNKNOWN, status: 'unanswered', askedBy: null });
    expect(question!.key.length).toBeGreaterThanOrEqual(40);
  });

  it('keeps markup and pattern characters as text', async () => {
    const typed = '<script>alert("zeppelin")</script> .*+?^${}()|[]\\ {"$ne":1}';
    const { reply, question } = await say(typed);
    expect(reply).not.toContain('<');
    const row = await portal.model<Question>(Question).findById(question!.id).lean<Question>();
    expect(row!.message).toBe(typed);
  });

  it('answers with the current text of an FAQ', async () => {
    const faq = { question: 'Is there a helipad?', answer: 'Yes, on the roof.', category: 'Visiting us' };
    const { body } = await admin.post('/api/v1/faqs', faq);
    expect(await say('is there helipad pls')).toMatchObject({ reply: 'Yes, on the roof.', question: null });
    await admin.put(`/api/v1/faqs/${body.id}`, { answer: 'Not any more.' });
    expect((await say('is there helipad pls')).reply).toBe('Not any more.');
    await admin.put(`/api/v1/faqs/${body.id}`, { published: false });
    expect((await say('is there helipad pls')).question).not.toBeNull();
    await admin.delete(`/api/v1/faqs/${body.id}`);
  });

  it("answers everyone with the staff's answer, also in other words and with a typing error", async () => {
    const { question } = await say(UNKNOWN);
    await admin.put(`/api/questions/${question!.id}`, {
      adminReply: 'Not for zeppelins.',
      status: 'answered',
    });
    for (const message of [UNKNOWN, UNKNOWN.toUpperCase(), 'is there a helipad for zepelins?'])
      expect([message, (await say(message)).reply]).toEqual([message, 'Not for zeppelins.']);
  });

  it('names the next free visit, and the following one when it is taken', async () => {
    const tomorrow = dayFromToday(portal, 1);
    const doctorId = doctor.userId;
    const today = await portal.visitor.get(`/api/users/doctors/${doctorId}/slots?days=1`);
    const left = (today.body[0]?.slots ?? []) as { time: string }[];
    const take = (date: string, time: string) =>
      portal.model<Appointment>(Appointment).create({
        status: 'accepted',
        reason: 'A reason.',
        speciality: 'Cardiology',
        patientId: doctorId,
        patientName: 'Asha Rao',
        doctorId,
        doctorName: 'Dr. Vikram Nair',
        preferredDate: date,
        preferredTime: time,
        slot: slotOf({ doctorId: new Types.ObjectId(doctorId), date, time, minutes: 30 }),
      });
    for (const { time } of left) await take(dayFromToday(portal, 0), time);
    const { reply, links } = await say('when is a heart doctor available?');
    expect(reply).toContain('10:00 AM');
    expect(reply).toContain('with Dr. Vikram Nair. The fee is ₹800.');
    expect(links[0].path).toBe('/find-doctor?speciality=Cardiology');
    await take(tomorrow, '10:00');
    expect((await say('when is a heart doctor available?')).reply).toContain('10:30 AM');
    const named = await say('is dr vikram nair free');
    expect(named.links[0].path).toBe('/doctors/dr-vikram-nair');
    expect(named.reply.split('Dr. Vikram Nair')).toHaveLength(2); // named once
  });

  it('says when no doctor of a speciality is free', async () => {
    expect((await say('neurologist appointment')).reply).toContain('no free time in Neurology');
  });

  it('names fees, prices with the promotion, and prices of tests', async () => {
    expect((await say('cardiologist fee')).reply).toBe(
      'A visit in Cardiology costs from ₹800 to ₹1,200, depending on the doctor.',
    );
    expect((await say('paracetamol price')).reply).toContain('costs ₹25.60 instead of ₹32');
    const { reply, links } = await say('how much is thyroid test');
    expect(reply).toBe(
      'Thyroid profile (T3, T4, TSH) costs ₹520; its report is usually ready within 12 hours.',
    );
    expect(links[0].path).toMatch(/^\/labtest\?test=[0-9a-f]{24}$/);
  });

  it('answers from the current settings', async () => {
    expect((await say('when are you open?')).reply).toContain('from 8 AM to 8 PM, every day');
    const openingHours = { from: '07:30', to: '21:00', days: ['Monday', 'Friday'] };
    const settings = { openingHours, promoPercent: 0, emergencyPhone: '1066' };
    expect((await admin.put('/api/v1/settings/hospital', settings)).status).toBe(200);
    expect((await say('when are you open?')).reply).toContain('from 7:30 AM to 9 PM, Monday, Friday');
    expect((await say('any discount on medicines')).reply).toContain('no promotion');
    expect((await say('paracetamol price')).reply).toContain('costs ₹32.');
    expect((await say('my father has chest pain')).reply).toContain('1066');
  });

  it.each([
    'My father has chest pain',
    "she can't breathe",
    'he had a stroke',
    'heavy bleeding wont stop',
    'he is unconcious',
    'my child drank poison',
    'मेरे सीने में दर्द है',
    'बेहोश',
    'saans nahi aa rahi',
    'dil ka daura',
  ])('gives the emergency number first: %s', async (message) => {
    const { reply, urgent, question } = await say(message);
    const { emergencyPhone } = (await portal.visitor.get('/api/v1/hospital')).body;
    expect([urgent, question]).toEqual([true, null]);
    expect(reply).toMatch(/^This may be an emergency\. Call /);
    expect(reply).toContain(emergencyPhone);
    expect(await questions()).toBe(0);
  });

  it('names a helpline when a person mentions suicide', async () => {
    const { reply, urgent } = await say('i want to kill myself');
    expect([urgent, reply.includes('14416')]).toEqual([true, true]);
  });

  it('gives the number first and then the answer', async () => {
    const { reply } = await say('chest pain, is a cardiologist available today?');
    expect(reply.indexOf('emergency')).toBeLessThan(reply.indexOf('Dr. Vikram Nair'));
  });

  it('refuses a flood from one address with Retry-After, and accepts other addresses', async () => {
    for (let n = 0; n < CLINIC.CHAT_MESSAGES_PER_ADDRESS_MINUTE; n += 1)
      expect((await send('thank you', '10.0.0.7')).status).toBe(200);
    const refused = await send('thank you', '10.0.0.7');
    expectFailure(refused, { status: 429, code: 'TOO_MANY_REQUESTS' });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await send('thank you', '10.0.0.8')).status).toBe(200);
    const parse = jest.spyOn(MessageParser.prototype, 'parse');
    await send('thank you', '10.0.0.7');
    // An emergency gets the number in any case.
    expect((await send('i have chest pain', '10.0.0.7')).body.urgent).toBe(true);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it('refuses a flood of concurrent questions for the staff', async () => {
    const messages = Array.from(
      { length: CLINIC.CHAT_QUESTIONS_PER_ADDRESS + 5 },
      (_, n) => `Zeppelin number ${n}?`,
    );
    const answers = await Promise.all(messages.map((message) => send(message, '10.0.0.9')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(CLINIC.CHAT_QUESTIONS_PER_ADDRESS);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    for (const one of refused) expect(Number(one.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await questions()).toBe(CLINIC.CHAT_QUESTIONS_PER_ADDRESS);
    expect((await send('thank you', '10.0.0.9')).status).toBe(200);
  });

  it('stores nothing for questions that it can answer', async () => {
    const before = await contentsOf(portal.db);
    for (const message of [
      'hello',
      'when are you open?',
      'paracetamol price',
      'how do I cancel my appointment?',
    ])
      expect((await say(message)).question).toBeNull();
    expect(await contentsOf(portal.db)).toEqual(before);
    expect(await questions()).toBe(0);
  });
});
