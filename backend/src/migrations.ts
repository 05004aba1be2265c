import type { Connection } from 'mongoose';
import { nameRejections } from './appointments/name-rejections.js';
import { separateRefunds } from './payments/separate-refunds.js';
import { recordReports } from './records/record-reports.js';
import { addSearchWords } from './database/search-words.js';

type Migration = (connection: Connection) => Promise<void>;

/**
 * Rows of earlier versions, brought to their present form. Each entry runs once on a database; run by two processes at
 * the same moment it has the same effect.
 */
const MIGRATIONS: Record<string, Migration> = {
  /** Payments were for visits only; now each names what it pays for, its payer and its lines. */
  'payments-name-their-subject': async (connection) => {
    const payments = connection.collection('payments');
    const rewritten = [
      { $match: { returnPath: { $exists: false } } },
      { $lookup: { from: 'users', localField: 'patientId', foreignField: '_id', as: 'patient' } },
      {
        $set: {
          subjectId: '$appointmentId',
          payer: { name: '$patientName', email: { $ifNull: [{ $first: '$patient.email' }, ''] } },
          returnPath: '/find-doctor',
          items: [
            {
              name: { $concat: ['Consultation with ', '$booking.doctorName'] },
              unitPaise: '$amountPaise',
              quantity: 1,
            },
          ],
        },
      },
      { $unset: ['appointmentId', 'patientName', 'patient'] },
      { $merge: { into: 'payments', whenMatched: 'replace', whenNotMatched: 'discard' } },
    ];
    await payments.aggregate(rewritten).toArray();
  },
  /** People can change their own accounts, and doctors take leave. */
  'users-count-their-changes': async (connection) => {
    const before = { version: { $exists: false } };
    await connection.collection('users').updateMany(before, { $set: { version: 1, leaves: [] } });
  },
  /** The results of the lab belong to the patient's records. */
  'lab-reports-are-records': recordReports,
  /** A payment had one refund at most; now it has one of each kind. */
  'payments-have-several-refunds': separateRefunds,
  /** Nobody was asked whether an address is theirs; who had an account goes on as before. */
  'addresses-of-old-accounts-count': async (connection) => {
    const before = { emailConfirmedAt: { $exists: false } };
    const now = [{ $set: { emailConfirmedAt: '$createdAt' } }];
    await connection.collection('users').updateMany(before, now);
  },
  /** Doctors were never asked about; those who are there have been let in. */
  'old-doctors-are-approved': async (connection) => {
    const before = { type: 'doctor', approval: { $exists: false } };
    await connection.collection('users').updateMany(before, { $set: { approval: 'approved' } });
  },
  /** Mails, lab bookings, reviews and questions could not be searched. */
  'rows-have-search-words': addSearchWords,
  /** A doctor did not find the open requests that they had rejected. */
  'rejections-name-their-doctor': nameRejections,
};

/** Runs what this database has not seen yet. */
export async function migrate(connection: Connection): Promise<void> {
  const done = connection.collection<{ _id: string; at: Date }>('migrations');
  for (const [name, run] of Object.entries(MIGRATIONS)) {
    if (await done.findOne({ _id: name })) continue;
    await run(connection);
    await done.updateOne({ _id: name }, { $setOnInsert: { at: new Date() } }, { upsert: true });
  }
}
