import type { Appointment } from '../../backend/src/appointments/appointment.schema.js';
import { reviewSearchTokens } from '../../backend/src/reviews/review.schema.js';
import type { User } from '../../backend/src/users/user.schema.js';
import { DAY_MS, idOf, put } from '../context.js';
import type { Context } from '../context.js';
import { DEMO_PATIENT_EMAIL } from '../patients.js';
import { reviews } from './reviews.js';
import type { ReviewSeed } from './reviews.js';

/** A review is written a day after the visit, so the visit is so many days ago. */
const SHORTEST_AGO = 2;

/**
 * Each review belongs to a completed visit that fits its words; doctors and patients who have none yet come first. The
 * demo patient's own visits are left to be reviewed by hand. Gives how many.
 */
export async function addReviews(context: Context): Promise<number> {
  const { appointments, users, reviews: model, clock } = context;
  const people = await users.find({}).lean<User[]>();
  const personOf = new Map(people.map((user) => [String(user._id), user]));
  const demoPatient = people.find(({ email, type }) => email === DEMO_PATIENT_EMAIL && type === 'patient')!;
  const past = { $lte: clock.addDays(clock.today(), -SHORTEST_AGO) };
  const visits = await appointments
    .find({ status: 'completed', patientId: { $ne: demoPatient._id }, appointmentDate: past })
    .sort({ appointmentDate: -1, _id: 1 })
    .lean<Appointment[]>();
  const reviewed = new Map<string, number>();
  const times = (visit: Appointment) =>
    [visit.acceptedDoctorId!, visit.patientId].reduce((sum, id) => sum + (reviewed.get(String(id)) ?? 0), 0);
  let written = 0;
  for (const review of reviews) {
    const fitting = visits.filter(
      (visit) =>
        visit.speciality === review.speciality &&
        fits(review.doctor, personOf.get(String(visit.acceptedDoctorId))) &&
        fits(review.patient, personOf.get(String(visit.patientId))),
    );
    // The second one of a doctor is an older one, so that the newest reviews are of several doctors.
    const [visit] = fitting.toSorted((a, b) => times(a) - times(b) || (times(a) > 0 ? dayFirst(a, b) : 0));
    if (!visit) continue;
    visits.splice(visits.indexOf(visit), 1);
    for (const id of [visit.acceptedDoctorId!, visit.patientId])
      reviewed.set(String(id), (reviewed.get(String(id)) ?? 0) + 1);
    await addReview(review, visit, model);
    written += 1;
  }
  return written;
}

const dayFirst = (a: Appointment, b: Appointment): number =>
  a.appointmentDate!.localeCompare(b.appointmentDate!);

const fits = (gender: ReviewSeed['doctor'], person: User | undefined): boolean =>
  gender === undefined || person?.gender === gender;

async function addReview(
  { rating, status, text }: ReviewSeed,
  visit: Appointment,
  model: Context['reviews'],
): Promise<void> {
  const { patientName } = visit;
  const doctorName = visit.acceptedDoctorName ?? '';
  const at = new Date(Date.parse(`${visit.appointmentDate}T12:00:00Z`) + DAY_MS);
  await put(model, {
    rating,
    status,
    text,
    _id: idOf(`review ${String(visit._id)}`, at),
    patientId: visit.patientId,
    patientName,
    appointmentId: visit._id,
    doctorId: visit.acceptedDoctorId ?? undefined,
    doctorName,
    words: reviewSearchTokens({ patientName, doctorName, text }),
    createdAt: at,
    updatedAt: at,
  });
}
