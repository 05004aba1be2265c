import { note, prescribe, link, filtered } from './support/care.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

describe('A doctor’s own records', () => {
  let portal: Portal;
  let doctor: Client;
  let colleague: Client;
  let patient: Client;
  let written: { note: string; prescription: string; visit: string };
  /** By another doctor, about the same patient. */
  let foreign: string;

  beforeAll(async () => {
    portal = await startPortal('authors');
    [doctor, colleague, patient] = [
      await addDoctor(portal),
      await addDoctor(portal),
      await addPatient(portal),
    ];
    const visit = await link(portal, patient, doctor);
    await link(portal, patient, colleague);
    written = {
      visit,
      note: (await note(doctor, patient)).body.id,
      prescription: (await prescribe(portal, doctor, patient)).body.id,
    };
    foreign = (await note(colleague, patient)).body.id;
    expect((await doctor.get(`/api/v1/records/${foreign}`)).status).toBe(200);
    expect((await (await addAdmin(portal)).delete(`/api/appointments/${visit}`)).status).toBe(200);
  });
  afterAll(() => portal.close());

  it('stays readable to its author when the visit is cancelled', async () => {
    const record = await doctor.get(`/api/v1/records/${written.note}`);
    expect([record.status, record.body.text]).toEqual([200, 'Feels well.']);
    expect((await doctor.get(`/api/v1/prescriptions/${written.prescription}`)).status).toBe(200);
    expect((await doctor.get(`/api/v1/appointments/${written.visit}`)).body.status).toBe('cancelled');
    const paper = await doctor.get(`/api/v1/prescriptions/${written.prescription}/pdf`);
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('is all that the author finds of that patient', async () => {
    const idsIn = async (resource: string) =>
      (await filtered(doctor, resource, { patientId: patient.userId })).body.map(
        ({ id }: { id: string }) => id,
      );
    expect(await idsIn('records')).toEqual([written.note]);
    expect(await idsIn('prescriptions')).toEqual([written.prescription]);
    expectFailure(await doctor.get(`/api/v1/records/${foreign}`), { status: 404, code: 'NOT_FOUND' });
    expectFailure(await note(doctor, patient), { status: 404 });
    expectFailure(await prescribe(portal, doctor, patient), { status: 404 });
  });

  it('is no one else’s for it', async () => {
    const stranger = await addDoctor(portal);
    for (const path of [`records/${written.note}`, `prescriptions/${written.prescription}`])
      expectFailure(await stranger.get(`/api/v1/${path}`), { status: 404, code: 'NOT_FOUND' });
  });
});
