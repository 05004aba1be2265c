import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { LineStatus } from '../../../../openapi/contract/care/lifecycle/line-states.js';
import type {
  CheckPrescription,
  CheckedPrescription,
} from '../../../../openapi/contract/care/safety/check-prescription.js';
import type { PrescriptionWarning } from '../../../../openapi/contract/care/safety/checks.js';
import { ageOn } from '../../../../openapi/contract/people/age.js';
import { AllergyStore } from '../../allergies/allergy-store.js';
import { PatientLinks } from '../../appointments/patient-links.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import type { Actor } from '../../common/http/actor.js';
import { checkPrescription } from '../../medicine-safety/checks/check-prescription.js';
import type { ActiveLine } from '../../medicine-safety/checks/facts.js';
import { MedicineSafety } from '../../medicine-safety/medicine-safety.service.js';
import { tSafety } from '../../messages/care/medicine-safety.js';
import { User } from '../../users/user.schema.js';
import { statusOn } from '../lifecycle/line-states.js';
import { pairsOf } from '../lifecycle/replacement.js';
import { prescribedKey } from '../prescribed-key.js';
import { prescribedRow } from '../prescribed-row.js';
import { Prescription } from '../prescription.schema.js';
import type { PrescribedRow } from '../prescription.schema.js';

/** What is checked: the medicines, and what the prescription says of the person. */
export interface Checkable {
  patientId: Types.ObjectId;
  person: { name: string | null; age: number | null; gender: string | null };
  /** YYYY-MM-DD */
  date: string;
  lines: PrescribedRow[];
}

/** Checks prescriptions against the patient's record and the tables. */
@Injectable()
export class PrescriptionChecks {
  constructor(
    @InjectModel(Prescription.name) private readonly prescriptions: Model<Prescription>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly allergies: AllergyStore,
    private readonly safety: MedicineSafety,
    private readonly links: PatientLinks,
    private readonly clock: HospitalClock,
  ) {}

  /** What a doctor should know before prescribing. @throws Failure NOT_FOUND unless the record is open to the doctor */
  async preview(body: CheckPrescription, actor: Actor): Promise<CheckedPrescription> {
    await this.links.assertLinked(actor.userId, body.patientId);
    const { patientName: name = null, age = null, gender = null } = body;
    const warnings = await this.warningsOf({
      patientId: new Types.ObjectId(body.patientId),
      person: { name, age, gender },
      date: body.date ?? this.clock.today(),
      lines: body.medicines.map(rowOfTexts),
    });
    return { warnings, notice: tSafety('notComplete') };
  }

  /** The warnings about a prescription, as of now or of the session's snapshot. */
  async warningsOf(
    { patientId, person, date, lines }: Checkable,
    session?: ClientSession,
  ): Promise<PrescriptionWarning[]> {
    const user = await this.users
      .findById(patientId, { fullName: 1, dob: 1, gender: 1 })
      .session(session ?? null)
      .lean<User>();
    const rows = await this.allergies.activeOf(patientId, session);
    const allergies = rows.map(({ _id, kind, key, name, severity, reaction }) => ({
      id: String(_id),
      kind,
      key,
      name,
      severity,
      reaction,
    }));
    const recorded = {
      name: user!.fullName,
      age: this.recordedAge(user!.dob, date, person.age),
      // An undisclosed gender is no fact that a prescription could contradict.
      gender: user!.gender === 'undisclosed' ? null : user!.gender,
    };
    // What the doctor has not filled in yet does not differ from the record.
    const written = {
      name: person.name ?? recorded.name,
      age: person.age ?? recorded.age ?? 0,
      gender: person.gender ?? recorded.gender ?? '',
    };
    const activeLines = await this.activeLinesOf({ patientId, date, lines }, session);
    const check = { lines, allergies, activeLines, person: { written, recorded } };
    return checkPrescription(check, this.safety);
  }

  /** The age by the record. On a paper of an earlier day the age of that day is right as well. */
  private recordedAge(dob: string | null, date: string, written: number | null): number | null {
    if (dob === null) return null;
    const ages = [ageOn(dob, this.clock.today()), ageOn(dob, date)];
    return ages.find((age) => age === written) ?? ages[0];
  }

  /** The medicines that the patient takes now, compared with the lines. */
  private async activeLinesOf(
    { patientId, date, lines }: Pick<Checkable, 'patientId' | 'date' | 'lines'>,
    session?: ClientSession,
  ): Promise<ActiveLine[]> {
    const rows = await this.prescriptions
      .find({ patientId, endedFrom: { $gt: this.clock.today() } })
      .sort({ _id: 1 })
      .session(session ?? null)
      .lean<Prescription[]>();
    const medicineKeys = lines.map(({ name }) => prescribedKey(name));
    const writtenOn = this.clock.today();
    const pairs = pairsOf({ date, writtenOn, medicines: lines, medicineKeys }, rows);
    return rows.flatMap((row) => {
      const { _id, number } = row;
      return row.medicines.flatMap(({ name }, place) => {
        if (!isTaken(statusOn(this.clock.today(), row, place))) return [];
        const same = pairs.filter((pair) => pair.other === row && pair.place === place);
        return {
          prescriptionId: String(_id),
          number,
          date: this.clock.format(row.date, null),
          name,
          sameAs: same.map(({ index }) => index),
          longerThan: same.flatMap(({ index, isLonger }) => (isLonger ? [index] : [])),
          isLater: row.date > date,
        };
      });
    });
  }
}

/** A line on hold may be resumed, so it counts. */
const isTaken = (status: LineStatus): boolean => status === 'active' || status === 'onHold';

/** A line with its structure and course; incomplete texts have none. */
const rowOfTexts = (line: CheckPrescription['medicines'][number]): PrescribedRow =>
  prescribedRow({ dosage: '', frequency: '', duration: '', ...line });
