import type { Types } from 'mongoose';

/** Whether there are medical records of a patient; the features that keep them say so. */
export abstract class MedicalHistory {
  /** Also of those whom the patient looks after. */
  abstract exists(patientId: Types.ObjectId): Promise<boolean>;
}
