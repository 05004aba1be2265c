import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { formatHospitalNumber } from '../../../openapi/contract/people/hospital-number.js';
import { User } from './user.schema.js';

/** What documents print from a patient's account. */
export interface PrintedPatient {
  /** With spaces; null for guests. */
  hospitalNumber: string | null;
  address: string | null;
  /** Date of birth, YYYY-MM-DD; null if unknown. */
  dob: string | null;
  /** Whether `dob` was counted back from an age. */
  dobEstimated: boolean;
}

const PRINTED = { hospitalNumber: 1, address: 1, dob: 1, dobEstimated: 1 } as const;

/** Reads what documents print from a patient's account, as it is now. */
@Injectable()
export class PrintedPatients {
  constructor(@InjectModel(User.name) private readonly users: Model<User>) {}

  async of(patientId: Types.ObjectId | null): Promise<PrintedPatient> {
    const user = patientId && (await this.users.findById(patientId, PRINTED).lean<User>());
    return {
      hospitalNumber: user?.hospitalNumber ? formatHospitalNumber(user.hospitalNumber) : null,
      address: user?.address ?? null,
      dob: user?.dob ?? null,
      dobEstimated: user?.dobEstimated ?? false,
    };
  }
}
