import type { ReviewDto } from '../../../openapi/contract/care/reviews.js';
import type { Actor } from '../common/http/actor.js';
import type { Review } from './review.schema.js';

const TITLES = /^(dr|mr|mrs|ms|prof)\.?$/i;

/** A review for this viewer: others see neither surname nor visit. */
export function toReview(row: Review, actor: Actor | null): ReviewDto {
  const id = String(row._id);
  const knows = actor?.type === 'admin' || actor?.userId === String(row.patientId);
  return {
    id,
    _id: id,
    name: knows ? row.patientName : firstNameOf(row.patientName),
    rating: row.rating,
    text: row.text,
    status: row.status,
    doctorId: row.doctorId ? String(row.doctorId) : null,
    doctorName: row.doctorName,
    appointmentId: knows ? String(row.appointmentId) : null,
    patientId: knows ? String(row.patientId) : null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** "Mrs. Asha Rao" → "Asha"; a single name may be a surname, so only its first letter is shown. */
export function firstNameOf(fullName: string): string {
  const names = fullName
    .trim()
    .split(/\s+/)
    .filter((name) => !TITLES.test(name));
  return names.length > 1 ? names[0] : `${(names[0] ?? 'A').charAt(0)}.`;
}
