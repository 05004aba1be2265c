import type { Types } from 'mongoose';

/** Which patients' records are open to a doctor; the appointments module provides it. */
export abstract class OpenPatients {
  /** The ids of all patients whose record is open to this doctor. */
  abstract patientsOf(doctorId: string): Promise<Types.ObjectId[]>;
  abstract exists(doctorId: string, patientId: string): Promise<boolean>;
}
