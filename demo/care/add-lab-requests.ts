import type { Appointment } from '../../backend/src/appointments/appointment.schema.js';
import type { User } from '../../backend/src/users/user.schema.js';
import { idOf, put } from '../context.js';
import type { Context } from '../context.js';

/** Tests that the demo doctor waits for, by their names in the lab's list. */
const ASKED = ['Complete blood count (CBC)', 'Iron studies'];

/** What a doctor asked for at the patient's last visit with them: the patient has not answered yet. */
export async function addLabRequests(visits: Appointment[], doctor: User, context: Context): Promise<void> {
  const visit = visits.findLast(({ acceptedDoctorId }) => doctor._id.equals(acceptedDoctorId));
  if (!visit) return;
  const at = context.clock.instant(visit.appointmentDate!, '12:30');
  for (const name of ASKED) {
    const test = await context.labTests.findOne({ name }, { _id: 1 }).lean<{ _id: User['_id'] }>();
    if (!test) continue;
    await put(context.labRequests, {
      _id: idOf(`lab request ${name}`, at),
      status: 'open',
      appointmentId: visit._id,
      patientId: visit.patientId,
      patientName: visit.patientName,
      doctorId: doctor._id,
      doctorName: doctor.fullName,
      test: { labTestId: test._id, name },
      labBookingId: null,
      createdAt: at,
      updatedAt: at,
    });
  }
}
