import type { ExtraSessionDto } from '../../../../openapi/contract/care/extra-sessions.js';
import type { ExtraSession } from './extra-session.schema.js';

export const toExtraSession = ({ _id, name, date, doctors, createdAt }: ExtraSession): ExtraSessionDto => ({
  id: String(_id),
  _id: String(_id),
  name,
  date,
  doctors: doctors.map(({ doctorId, doctorName, times }) => ({
    doctorId: String(doctorId),
    doctorName,
    times: times.map(({ time }) => time),
  })),
  createdAt: createdAt.toISOString(),
});
