import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { DRAFT_KEPT_DAYS } from '../../../openapi/contract/care/consultations.js';
import type { ConsultationDraft } from '../../../openapi/contract/care/consultations.js';
import type { Appointment } from '../appointments/appointment.schema.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { Failure } from '../common/errors/errors.js';
import { Consultation } from './consultation.schema.js';
import { tConsultation } from '../messages/care/consultations.js';

const DAY_MS = 24 * 3_600_000;
/** The version of a consultation without stored data. */
const FIRST_VERSION = 1;

type Draft = Pick<Consultation, 'version' | 'draft' | 'draftAt'>;
const NOTHING: Draft = { version: FIRST_VERSION, draft: null, draftAt: null };

/**
 * Stores what a doctor types at a visit until it is saved. It is not audited, because it is not yet a record.
 */
@Injectable()
export class Drafts {
  constructor(@InjectModel(Consultation.name) private readonly consultations: Model<Consultation>) {}

  async find(appointmentId: Types.ObjectId): Promise<Draft> {
    return (await this.consultations.findOne({ appointmentId }).lean<Consultation>()) ?? NOTHING;
  }

  /**
   * The draft that follows this version; null once it is saved. @throws Failure EDIT_CONFLICT when another tab
   * was faster
   */
  async put(
    { _id: appointmentId, patientId, acceptedDoctorId: doctorId }: Appointment,
    { version, draft }: { version: number; draft: ConsultationDraft | null },
    session?: ClientSession,
  ): Promise<void> {
    const draftAt = draft && new Date();
    const forgetAt = draftAt && new Date(draftAt.getTime() + DRAFT_KEPT_DAYS * DAY_MS);
    const change = {
      $set: { draft, draftAt, version: version + 1, ...(forgetAt && { forgetAt }) },
      ...(!forgetAt && { $unset: { forgetAt: 1 as const } }),
      $setOnInsert: { patientId, doctorId },
    };
    try {
      // Only the first version inserts the row; the unique index refuses an insert for a missing later version.
      const upsert = version === FIRST_VERSION;
      const { matchedCount, upsertedCount } = await this.consultations.updateOne(
        { appointmentId, version },
        change,
        { session, upsert },
      );
      if (matchedCount + upsertedCount === 0)
        throw new Failure('EDIT_CONFLICT', { sentence: CHANGED_IN_ANOTHER_TAB });
    } catch (error) {
      if (isDuplicateKey(error)) throw new Failure('EDIT_CONFLICT', { sentence: CHANGED_IN_ANOTHER_TAB });
      throw error;
    }
  }
}

const CHANGED_IN_ANOTHER_TAB = tConsultation('changedInAnotherTab');
