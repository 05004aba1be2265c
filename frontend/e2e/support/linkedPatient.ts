import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import type { Api } from './api';
import { type Person, demoDoctor } from './people';

/** A new patient whom the demo doctor has accepted. */
export async function linkedPatient(
  api: Api,
  doctor: Person,
  name: string,
): Promise<[Person, AppointmentDto]> {
  const patient = await api.newPatient(name);
  const shown = await api.doctorNamed(demoDoctor.fullName);
  const appointment = await api.bookPaid(patient, shown, await api.freeSlot(shown), 'A check-up.');
  await api.respond(doctor, appointment, 'accepted');
  return [patient, appointment];
}
