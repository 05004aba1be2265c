import { coverMinutes } from './booking/cover-minutes.js';
import { nameRejections } from './appointments/name-rejections.js';
import { separateRefunds } from './payments/separate-refunds.js';
import { recordReports } from './records/record-reports.js';
import type { Migrations } from './database/migrate.js';
import { dropRetiredIndexes } from './database/retired-indexes.js';
import { addSearchWords } from './database/search-words.js';
import { numberReports } from './lab-bookings/reports/number-reports.js';
import { labBookingSearchTokens } from './lab-bookings/lab-booking.schema.js';
import { endPlaceholders } from './outbox/end-placeholders.js';
import { mailSearchTokens } from './outbox/outbox.schema.js';
import { nameDoctors } from './reviews/name-doctors.js';
import { reviewSearchTokens } from './reviews/review.schema.js';
import { nameCity } from './settings/first-settings.js';
import { searchTokensOf } from './common/search-tokens.js';
import { addMobileKeys } from './users/mobile-keys.js';

/** Rows of earlier versions, brought to their present form. */
export const migrations: Migrations = {
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
  /** Addresses were not confirmed before; existing accounts stay as they are. */
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
  'rows-have-search-words': (connection) =>
    addSearchWords(connection, {
      labbookings: { of: {}, words: labBookingSearchTokens },
      reviews: { of: {}, words: reviewSearchTokens },
      questions: { of: {}, words: ({ message }) => searchTokensOf(message) },
      outbox: { of: { effect: 'mail' }, words: ({ mail }) => mailSearchTokens(mail) },
    }),
  /** What may be sold without a prescription was not said: nothing, until an administrator says so. */
  'medicines-say-whether-over-the-counter': async (connection) => {
    const before = { overTheCounter: { $exists: false } };
    await connection.collection('medicines').updateMany(before, { $set: { overTheCounter: false } });
  },
  /** A doctor did not find the open requests that they had rejected. */
  'rejections-name-their-doctor': nameRejections,
  /** Lab reports could not be corrected. */
  'lab-reports-have-versions': numberReports,
  /** A lab test did not say what it measures. */
  'lab-tests-have-measures': async (connection) => {
    const before = { measures: { $exists: false } };
    await connection.collection('labtests').updateMany(before, { $set: { measures: [] } });
  },
  /** Phone numbers were not searchable before. */
  'mobile-numbers-have-keys': addMobileKeys,
  /** Only the beginnings of visits were kept apart. */
  'visits-cover-their-minutes': coverMinutes,
  /** The site named no city. */
  'settings-name-their-city': nameCity,
  /** A review named its doctor by name alone. */
  'reviews-name-their-doctor': nameDoctors,
  /** Every account had an email address. */
  'accounts-may-have-no-email': dropRetiredIndexes,
  /** Files did not say who had stored them, nor how large they are. */
  'files-count-in-quotas': async (connection) => {
    const before = { bytes: { $exists: false } };
    const now = [{ $set: { uploaderId: '$ownerId', bytes: { $binarySize: '$data' } } }];
    await connection.collection('files').updateMany(before, now);
  },
  /** Letters with a secret had a placeholder that any text in them could repeat; their readers ask for another link. */
  'letters-have-no-placeholders': endPlaceholders,
};
