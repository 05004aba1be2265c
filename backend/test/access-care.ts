import { Types } from 'mongoose';
import { Prescription } from '../src/prescriptions/prescription.schema.js';
import { about, listed, read, readRecord } from './access-prepare.js';
import type { Client } from './support/client.js';
import type { Prepare } from './access-prepare.js';
import * as make from './access-records.js';
import type { Scene } from './access-records.js';
import { note, prescribe, upload } from './support/care.js';
import { addLabTest } from './support/shop.js';
import { askFor, consultationPath, visitDraft } from './support/visit.js';
import { dayFromToday } from './support/visits.js';

/** Ensures that a visit opens patient A's record to doctor A, and that the following writes are accepted. */
async function made(scene: Scene, call: () => Promise<{ status: number; body: { id: string } }>) {
  await make.acceptedVisit(scene);
  const { status, body } = await call();
  if (status !== 201) throw new Error(`What the call is about answered ${status}`);
  return body.id;
}

const prescription = (scene: Scene) =>
  made(scene, () => prescribe(scene.portal, scene.people.doctorA, scene.people.patientA));
const record = (scene: Scene) => made(scene, () => note(scene.people.doctorA, scene.people.patientA));
const document = (scene: Scene) => made(scene, () => upload(scene.people.patientA));
const completedVisit = (scene: Scene) =>
  make.visit(scene, {
    status: 'completed',
    acceptedDoctorId: new Types.ObjectId(scene.people.doctorA.userId),
    acceptedDoctorName: make.DOCTOR_A,
    appointmentDate: '2026-01-05',
  });
const paidVisit = async (scene: Scene) =>
  make.visit(scene, { paymentId: new Types.ObjectId(await make.payment(scene)), paidPaise: 80_000 });
const patientA = async (scene: Scene) => {
  await make.acceptedVisit(scene);
  return scene.people.patientA.userId;
};
/** Patient B with an unanswered request to doctor A. */
const asking = async (scene: Scene) => {
  const { patientB } = scene.people;
  await make.visit(scene, { patientId: new Types.ObjectId(patientB.userId), patientName: 'Bela Shah' });
  return patientB.userId;
};
const askingRecord = async (scene: Scene) => {
  await asking(scene);
  return (await upload(scene.people.patientB)).body.id;
};

/** The address of a document for patient A. */
const paper =
  (of: (scene: Scene) => Promise<string>, path: string, key: string) =>
  async (scene: Scene): Promise<string> => {
    const { body } = await scene.people.patientA.get(`${path}/${await of(scene)}`);
    return key
      .split('.')
      .reduce((value: Record<string, unknown>, name) => value[name] as never, body) as never;
  };
const papers = (name: string, address: (scene: Scene) => Promise<string>): Record<string, Prepare> => ({
  [`GET /api/papers/${name} (signed)`]: about(address, (as, url) => as.get(url)),
  [`GET /api/papers/${name} (bare)`]: about(address, (as, url) => as.get(url.split('?')[0])),
});

const APPOINTMENTS = '/api/v1/appointments';
const ALLERGIES = '/api/v1/allergies';

/** Patient A without allergies, whose record a visit opens to doctor A. */
async function withoutAllergies(scene: Scene): Promise<string> {
  await scene.portal.db.collection('allergies').deleteMany({});
  return patientA(scene);
}
const allergyBy = (actor: 'patientA' | 'doctorA') => async (scene: Scene) => {
  const patientId = await withoutAllergies(scene);
  const { body } = await scene.people[actor].post(ALLERGIES, { patientId, substance: 'Penicillin' });
  return String(body.id);
};
const allergy = allergyBy('patientA');
const reacted = { reaction: 'Rash' };

const FAVOURITES = '/api/v1/favourite-lines';
const favourite = async ({ people }: Scene) => {
  const { body } = await people.doctorA.post(FAVOURITES, { line: 'Tab Metformin 500 1-0-1 x 5d' });
  return String(body.id);
};

const FAVOURITE_CALLS: Record<string, Prepare> = {
  'GET /api/v1/favourite-lines': about(favourite, (as) => as.get(FAVOURITES)),
  'POST /api/v1/favourite-lines': () => (as) => as.post(FAVOURITES, { line: 'Tab Telma 40 OD 30 days' }),
  'DELETE /api/v1/favourite-lines/{id}': about(favourite, (as, id) => as.delete(`${FAVOURITES}/${id}`)),
};

const ALLERGY_CALLS: Record<string, Prepare> = {
  'GET /api/v1/allergies': listed(ALLERGIES, allergy),
  'POST /api/v1/allergies': about(withoutAllergies, (as, patientId) =>
    as.post(ALLERGIES, { patientId, substance: 'Aspirin' }),
  ),
  'POST /api/v1/allergies/none-known': about(withoutAllergies, (as, patientId) =>
    as.post(`${ALLERGIES}/none-known`, { patientId }),
  ),
  'GET /api/v1/allergies/choices': read(`${ALLERGIES}/choices`),
  'GET /api/v1/allergies/{id}': readRecord(ALLERGIES, allergy),
  "PUT /api/v1/allergies/{id} (patient A's)": about(allergy, (as, id) =>
    as.put(`${ALLERGIES}/${id}`, reacted),
  ),
  "PUT /api/v1/allergies/{id} (doctor A's)": about(allergyBy('doctorA'), (as, id) =>
    as.put(`${ALLERGIES}/${id}`, reacted),
  ),
};

/** A lab test requested by doctor A for patient A. */
const asked = async (scene: Scene) => {
  const labTestId = String((await addLabTest(scene.portal))._id);
  const [id] = await askFor(scene.people.doctorA, await make.acceptedVisit(scene), [labTestId]);
  return { id, labTestId };
};
const labRequest = async (scene: Scene) => (await asked(scene)).id;

const changeLines = (step: string) => (as: Client, id: string) =>
  as.post(`/api/v1/prescriptions/${id}/${step}`, { reason: 'Side effects.' });

/** A prescription by doctor A that is on hold. */
async function onHold(scene: Scene): Promise<string> {
  const id = await prescription(scene);
  await changeLines('hold')(scene.people.doctorA, id);
  return id;
}

/** The calls of prescriptions, records and visit documents. */
export const CARE_CALLS: Record<string, Prepare> = {
  'GET /api/v1/prescriptions': listed('/api/v1/prescriptions', prescription),
  'POST /api/v1/prescriptions': about(make.acceptedVisit, (as, _visit, { portal, people }) =>
    prescribe(portal, as, people.patientA),
  ),
  'POST /api/v1/prescriptions/check': about(patientA, (as, patientId) =>
    as.post('/api/v1/prescriptions/check', { patientId, medicines: [{ name: 'Augmentin' }] }),
  ),
  'POST /api/v1/prescription-verifications': about(prescription, async (as, id, { portal }) => {
    const row = await portal.model<Prescription>(Prescription).findById(id).lean<Prescription>();
    return as.post('/api/v1/prescription-verifications', {
      number: row!.number,
      code: row!.verificationCode,
    });
  }),
  'GET /api/v1/prescriptions/availability': read('/api/v1/prescriptions/availability?name=Metformin'),
  'GET /api/v1/prescriptions/{id}': readRecord('/api/v1/prescriptions', prescription),
  'POST /api/v1/prescriptions/{id}/hold': about(prescription, changeLines('hold')),
  'POST /api/v1/prescriptions/{id}/resume': about(onHold, (as, id) =>
    as.post(`/api/v1/prescriptions/${id}/resume`, {}),
  ),
  'POST /api/v1/prescriptions/{id}/stop': about(prescription, changeLines('stop')),
  'POST /api/v1/prescriptions/{id}/enter-in-error': about(prescription, changeLines('enter-in-error')),
  'GET /api/v1/prescriptions/{id}/cart': about(prescription, (as, id) =>
    as.get(`/api/v1/prescriptions/${id}/cart`),
  ),
  'GET /api/v1/prescriptions/{id}/pdf': about(prescription, (as, id) =>
    as.get(`/api/v1/prescriptions/${id}/pdf`),
  ),
  ...papers('prescriptions/{id}', paper(prescription, '/api/v1/prescriptions', 'pdfUrl')),

  'GET /api/v1/records': listed('/api/v1/records', record),
  'POST /api/v1/records': about(make.acceptedVisit, (as, _visit, { people }) => note(as, people.patientA)),
  'POST /api/v1/records/documents': about(make.acceptedVisit, (as, _visit, { people }) =>
    upload(as, { patientId: people.patientA.userId }),
  ),
  'GET /api/v1/records/summary': about(patientA, (as, id) =>
    as.get(`/api/v1/records/summary?patientId=${id}`),
  ),
  'GET /api/v1/records/{id}': readRecord('/api/v1/records', record),
  "GET /api/v1/records/{id} (patient B's, who asks doctor A)": readRecord('/api/v1/records', askingRecord),
  "DELETE /api/v1/records/{id} (patient A's document)": about(document, (as, id) =>
    as.delete(`/api/v1/records/${id}`),
  ),
  "DELETE /api/v1/records/{id} (doctor A's note)": about(record, (as, id) =>
    as.delete(`/api/v1/records/${id}`),
  ),
  'GET /api/v1/records/{id}/file': about(document, (as, id) => as.get(`/api/v1/records/${id}/file`)),
  ...papers('documents/{id}', paper(document, '/api/v1/records', 'file.url')),

  ...ALLERGY_CALLS,
  ...FAVOURITE_CALLS,

  'GET /api/v1/appointments/{id}/report': about(completedVisit, (as, id) =>
    as.get(`${APPOINTMENTS}/${id}/report`),
  ),
  'GET /api/v1/appointments/{id}/receipt': about(paidVisit, (as, id) =>
    as.get(`${APPOINTMENTS}/${id}/receipt`),
  ),
  'GET /api/v1/appointments/{id}/calendar': about(make.acceptedVisit, (as, id) =>
    as.get(`${APPOINTMENTS}/${id}/calendar`),
  ),
  ...papers('visits/{id}/report', paper(completedVisit, APPOINTMENTS, 'reportUrl')),
  ...papers('visits/{id}/receipt', paper(paidVisit, APPOINTMENTS, 'receiptUrl')),
  ...papers('visits/{id}/calendar', paper(make.acceptedVisit, APPOINTMENTS, 'calendarUrl')),

  'GET /api/v1/appointments/{id}/consultation': about(make.acceptedVisit, (as, id) =>
    as.get(consultationPath(id)),
  ),
  'PUT /api/v1/appointments/{id}/consultation': about(make.acceptedVisit, (as, id) =>
    as.put(consultationPath(id), { draft: visitDraft('Feels'), version: 1 }),
  ),
  'POST /api/v1/appointments/{id}/consultation/save': about(make.acceptedVisit, (as, id) =>
    as.post(`${consultationPath(id)}/save`, { note: 'Feels well.', version: 1 }),
  ),
  'GET /api/v1/lab-requests': listed('/api/v1/lab-requests', labRequest),
  'GET /api/v1/lab-requests/{id}': readRecord('/api/v1/lab-requests', labRequest),
  'POST /api/v1/lab-requests/{id}/decline': about(labRequest, (as, id) =>
    as.post(`/api/v1/lab-requests/${id}/decline`),
  ),
  "POST /api/v1/lab-bookings (a doctor's request)": about(asked, (as, { id, labTestId }, { portal }) =>
    as.post('/api/v1/lab-bookings', {
      labTestId,
      labRequestId: id,
      fullName: 'Asha Rao',
      phone: '9812345678',
      date: dayFromToday(portal, 3),
      place: 'hospital',
      payment: 'atCollection',
    }),
  ),

  'GET /api/v1/patients': listed('/api/v1/patients', patientA),
  'GET /api/v1/patients/{id}': readRecord('/api/v1/patients', patientA),
  'GET /api/v1/patients/{id} (patient B, who asks doctor A)': readRecord('/api/v1/patients', asking),
};
