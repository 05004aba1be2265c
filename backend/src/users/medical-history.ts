import type { Types } from 'mongoose';

/** Whether a patient has medical records; the features that store them provide it. */
export abstract class MedicalHistory {
  /** Includes the patient's dependants. */
  abstract exists(patientId: Types.ObjectId): Promise<boolean>;
}
