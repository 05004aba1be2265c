import type { WaitlistEntry as WaitlistEntryDto } from '../../../openapi/contract/care/waitlist.js';
import type { Offer, WaitlistEntry } from './waitlist-entry.schema.js';

/** @param place among its competitors; null for a closed one */
export const toWaitlistEntry = (row: WaitlistEntry, place: number | null): WaitlistEntryDto => ({
  id: String(row._id),
  _id: String(row._id),
  patientId: String(row.patientId),
  patientName: row.patientName,
  doctorId: row.doctorId && String(row.doctorId),
  doctorName: row.doctorName,
  speciality: row.speciality,
  from: row.from,
  to: row.to,
  part: row.part,
  status: row.status,
  open: row.open,
  place,
  offer: row.offer?.appointmentId ? toOffer(row.offer) : null,
  createdAt: row.createdAt.toISOString(),
});

const toOffer = ({ doctorId, doctorName, date, time, until }: Offer) => ({
  doctorId: String(doctorId),
  doctorName,
  date,
  time,
  until: until.toISOString(),
});
