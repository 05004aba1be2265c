import type { Connection } from 'mongoose';

/** Gives reviews of earlier versions the doctor of their visit; of a visit that is gone there is none. */
export async function nameDoctors(connection: Connection): Promise<void> {
  await connection
    .collection('reviews')
    .aggregate([
      { $match: { doctorId: { $exists: false } } },
      {
        $lookup: { from: 'appointments', localField: 'appointmentId', foreignField: '_id', as: 'visit' },
      },
      { $set: { visit: { $first: '$visit' } } },
      { $set: { doctorId: { $ifNull: ['$visit.acceptedDoctorId', '$visit.doctorId', '$$REMOVE'] } } },
      { $unset: 'visit' },
      { $merge: { into: 'reviews', whenMatched: 'merge', whenNotMatched: 'discard' } },
    ])
    .toArray();
}
