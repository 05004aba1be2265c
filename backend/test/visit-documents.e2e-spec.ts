import { Types } from 'mongoose';
import { slotOf } from '../src/appointments/slots/visit-slot.js';
import { AppointmentDto } from '../../openapi/contract/care/appointments.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { HospitalClock } from '../src/common/hospital-clock.js';
import { PdfService } from '../src/pdf/pdf.service.js';
import type { DocumentText } from '../src/pdf/document-text.js';
import { link, note, prescribe } from './support/care.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { bookVisit, dayFromToday, letStart, wishFor } from './support/visits.js';

const PATH = '/api/v1/appointments';
const PAPERS = ['report', 'receipt', 'calendar'] as const;

describe('Documents of a visit', () => {
  let portal: Portal;
  let admin: Client;
  let doctor: Client;
  let patient: Client;
  let stranger: Client;

  beforeAll(async () => {
    portal = await startPortal('visit_papers');
    admin = await addAdmin(portal);
    stranger = await addDoctor(portal, 'Dr. Stranger', { speciality: 'Neurology' });
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    doctor = await addDoctor(portal);
    patient = await addPatient(portal);
  });

  const get = async (client: Client, id: string) =>
    AppointmentDto.parse((await client.get(`${PATH}/${id}`)).body);
  const urlsOf = ({ reportUrl, receiptUrl, calendarUrl }: AppointmentDto) =>
    [reportUrl, receiptUrl, calendarUrl].map((url) => url !== null);
  /** A visit that was today and is over. */
  const completed = () => {
    const date = dayFromToday(portal, 0);
    const slot = slotOf({ doctorId: new Types.ObjectId(doctor.userId), date, time: '10:07', minutes: 30 });
    return link(portal, patient, doctor, { status: 'completed', appointmentDate: date, slot });
  };
  /** What a paper says, taken before it is set in type. */
  const sheetOf = async (act: () => Promise<{ status: number }>): Promise<DocumentText> => {
    const render = jest.spyOn(portal.app.get(PdfService), 'render');
    expect((await act()).status).toBe(200);
    const [[sheet]] = render.mock.calls;
    render.mockRestore();
    return sheet;
  };

  it('is available step by step: receipt once paid, calendar once accepted, report once completed', async () => {
    const { id } = await bookVisit(patient, wishFor(portal, doctor));
    expect(urlsOf(await get(patient, id))).toEqual([false, true, false]);
    expect(urlsOf(await get(doctor, id))).toEqual([false, false, false]);
    await doctor.post(`${PATH}/${id}/accept`, {});
    expect(urlsOf(await get(patient, id))).toEqual([false, true, true]);
    expect(urlsOf(await get(doctor, id))).toEqual([false, false, true]);
    await letStart(portal, id);
    await doctor.post(`${PATH}/${id}/complete`);
    expect(urlsOf(await get(patient, id))).toEqual([true, true, false]);
    expect(urlsOf(await get(admin, id))).toEqual([true, true, false]);
    const { history } = await get(patient, id);
    expect(history.map(({ status }) => status)).toEqual(['pending', 'accepted', 'completed']);
  });

  it('states the refund before a visit is cancelled, and refunds exactly that', async () => {
    const { id } = await bookVisit(patient, wishFor(portal, doctor));
    expect((await get(patient, id)).refundIfCancelled).toBe(800);
    const unpaid = await link(portal, patient, doctor);
    expect((await get(patient, unpaid)).refundIfCancelled).toBeNull();
    await patient.delete(`/api/appointments/${id}`);
    const cancelled = await get(patient, id);
    expect(cancelled.refundIfCancelled).toBeNull();
    await portal.deliver();
    const sheet = await sheetOf(() => patient.get(`${PATH}/${id}/receipt`));
    expect(sheet.notes).toEqual(['The visit did not take place; ₹800.00 is refunded to the card.']);
  });

  it('names payer, amount and visit on the receipt', async () => {
    const { id } = await bookVisit(patient, wishFor(portal, doctor));
    const sheet = await sheetOf(() => patient.get(`${PATH}/${id}/receipt`));
    const facts = Object.fromEntries(sheet.facts);
    expect(facts).toMatchObject({ 'Paid by': 'Asha Rao', Doctor: 'Dr. Vikram Nair', Paid: 'By card' });
    expect(JSON.stringify(sheet.body)).toContain('₹800.00');
    expect(sheet.notes).toEqual([]);
  });

  it('contains only what the visit’s doctor wrote on its day', async () => {
    const id = await completed();
    const colleague = await addDoctor(portal, 'Dr. Colleague');
    await link(portal, patient, colleague);
    await note(doctor, patient, { text: 'Lungs are clear.' });
    await note(doctor, patient, { kind: 'diagnosis', title: 'Common cold', text: null });
    await note(doctor, patient, { kind: 'vitalSigns', text: null, vitals: { pulse: 112, weight: 2.85 } });
    const results = [{ name: 'TSH', value: 2.1, unit: 'mIU/L', low: 0.45, high: 4.12 }];
    await note(doctor, patient, { kind: 'report', text: null, results });
    const { number } = (await prescribe(portal, doctor, patient)).body;
    await note(doctor, patient, { text: 'Of another day.', date: dayFromToday(portal, -3) });
    await note(colleague, patient, { text: 'Of a colleague.' });
    await prescribe(portal, colleague, patient, { symptoms: 'Others.', notes: 'Of the colleague.' });
    const sheet = await sheetOf(() => patient.get(`${PATH}/${id}/report`));
    const text = JSON.stringify(sheet);
    for (const part of ['Lungs are clear.', 'Common cold', '112 /min', '0.45 to 4.12', number, 'Metformin'])
      expect([part, text.includes(part)]).toEqual([part, true]);
    for (const part of ['Of another day.', 'Of a colleague.', 'Of the colleague.'])
      expect([part, text.includes(part)]).toEqual([part, false]);
  });

  it('is one iCalendar event in UTC, without the reason, with a stable UID', async () => {
    const date = dayFromToday(portal, 3);
    const slot = slotOf({ doctorId: new Types.ObjectId(doctor.userId), date, time: '10:07', minutes: 30 });
    const id = await link(portal, patient, doctor, { appointmentDate: date, slot, reason: 'A secret.' });
    const { calendarUrl } = await get(patient, id);
    const answer = await fetch(`${portal.url}${calendarUrl}`);
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="visit-calendar-${id.slice(-8)}.ics"`,
    );
    const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');
    const start = portal.app.get(HospitalClock).instant(date, '10:07');
    const lines = text.replace(/\r\n /g, '').split('\r\n');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'METHOD:PUBLISH',
        `UID:${id}@appointments.hospital-portal`,
        `DTSTART:${stamp(start)}`,
        `DTEND:${stamp(new Date(start.getTime() + 30 * 60_000))}`,
        'SUMMARY:Visit to Dr. Vikram Nair',
        'END:VCALENDAR',
      ]),
    );
    expect(text).not.toContain('secret');
    expect((await doctor.get(`${PATH}/${id}/calendar`)).body).toBe(text);
  });

  it('takes the whole day of a visit without a time', async () => {
    const date = dayFromToday(portal, 3);
    const id = await link(portal, patient, doctor, { appointmentDate: date, slot: undefined });
    const { body } = await patient.get(`${PATH}/${id}/calendar`);
    expect(body).toContain(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`);
  });

  it('is refused to other patients and doctors', async () => {
    const id = await completed();
    const other = await addPatient(portal, 'Bela Shah');
    for (const who of [other, stranger])
      for (const paper of PAPERS) {
        const status = paper === 'receipt' && who === stranger ? 403 : 404;
        expectFailure(await who.get(`${PATH}/${id}/${paper}`), { status });
      }
    expectFailure(await doctor.get(`${PATH}/${id}/receipt`), { status: 403 });
    const { reportUrl } = await get(patient, id);
    const second = await completed();
    const query = reportUrl!.split('?')[1];
    for (const address of [
      `/api/papers/visits/${second}/report?${query}`,
      `/api/papers/visits/${id}/receipt?${query}`,
      reportUrl!.split('?')[0],
    ])
      expectFailure(await portal.visitor.get(address), { status: 403, code: 'FORBIDDEN' });
  });

  it('is not available before it exists', async () => {
    const id = await link(portal, patient, doctor, { status: 'pending', acceptedDoctorId: null });
    for (const paper of PAPERS) expectFailure(await patient.get(`${PATH}/${id}/${paper}`), { status: 404 });
    const done = await completed();
    const { reportUrl } = await get(patient, done);
    await portal.db
      .collection('appointments')
      .updateOne({ _id: new Types.ObjectId(done) }, { $set: { status: 'cancelled' } });
    expectFailure(await portal.visitor.get(reportUrl!), { status: 404 });
  });

  it('is audited when another person reads a report', async () => {
    const id = await completed();
    const rows = () =>
      portal
        .model<AuditEvent>(AuditEvent)
        .countDocuments({ action: 'appointment.read-report', recordId: id });
    await patient.get(`${PATH}/${id}/report`);
    expect(await rows()).toBe(0);
    for (const who of [doctor, admin]) expect((await who.get(`${PATH}/${id}/report`)).status).toBe(200);
    expect(await rows()).toBe(2);
  });
});
