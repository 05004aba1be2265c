import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { Actor, Caller } from '../common/http/actor.js';
import { PRESCRIPTION_DAYS_BACK } from '../../../openapi/contract/care/prescriptions.js';
import type {
  CreatePrescription,
  MedicineRow,
  PrescriptionDto,
} from '../../../openapi/contract/care/prescriptions.js';
import { nameProblemOf, tidyName } from '../../../openapi/contract/people/names.js';
import type { PrescriptionWarning } from '../../../openapi/contract/care/safety/checks.js';
import { Appointment } from '../appointments/appointment.schema.js';
import { PatientLinks } from '../appointments/patient-links.js';
import { AuditService } from '../audit/audit.service.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { fieldFailure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import type { Condition } from '../common/lists/list-query.js';
import { toE164, toE164Or } from '../common/phone.js';
import { newPublicNumber } from '../common/public-number.js';
import { inTransaction } from '../common/transaction.js';
import { searchTokensOf } from '../common/search-tokens.js';
import { Notifier } from '../notifications/notifier.service.js';
import { assertActive } from '../users/active-accounts.js';
import { assertMayPrescribe } from '../users/doctors/medical-registration.js';
import { User } from '../users/user.schema.js';
import { PrescriptionChecks } from './checks/prescription-checks.service.js';
import { withReasons } from './checks/safety-answers.js';
import type { SafetyAnswers } from './checks/safety-answers.js';
import { supplyOf } from './lifecycle/dates.js';
import { PrescriptionReplacement } from './lifecycle/prescription-replacement.service.js';
import type { LineAnswers } from './lifecycle/prescription-replacement.service.js';
import type { OlderLine } from './lifecycle/replacement.js';
import { Prescription } from './prescription.schema.js';
import type { PrescribedRow } from './prescription.schema.js';
import { PrescriptionsService } from './prescriptions.service.js';
import { prescribedKey } from './prescribed-key.js';
import { prescribedRow } from './prescribed-row.js';
import { newVerificationCode } from './verification/verification-code.js';
import { tPrescription } from '../messages/care/prescriptions.js';
import { tCommon } from '../messages/common.js';

/** Longest duration that is taken, in days: no patient is treated for longer without a visit. */
const LONGEST_DAYS = 730;
const TRIES_FOR_A_NUMBER = 5;

/** What a prescription needs of its doctor. */
const PRINTED_OF_DOCTOR = {
  fullName: 1,
  d_id: 1,
  qualification: 1,
  registrationNumber: 1,
  registrationVerifiedAt: 1,
} as const;

/** A prescription before it is stored, with the doctor's answers about older lines and to what the checks will say. */
export type NewPrescription = Omit<
  Prescription,
  'number' | 'verificationCode' | 'createdAt' | 'renewedBy' | 'lineStates' | 'kept' | 'warnings'
> & {
  lineAnswers: Pick<LineAnswers, 'onDuplicate' | 'renews'>;
  answers: SafetyAnswers;
};

type Printed = Pick<NewPrescription, 'patientName' | 'contact'>;
type Draft = Omit<NewPrescription, 'answers' | 'lineAnswers'>;

/** Does the work again if its number was already used. */
export async function withFreshNumber<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDuplicateKey(error) || tries >= TRIES_FOR_A_NUMBER) throw error;
    }
  }
}

/** Writes prescriptions for a doctor's own patients. */
@Injectable()
export class PrescriptionWriter {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Prescription.name) private readonly prescriptions: Model<Prescription>,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly reader: PrescriptionsService,
    private readonly links: PatientLinks,
    private readonly clock: HospitalClock,
    private readonly notifier: Notifier,
    private readonly audit: AuditService,
    private readonly replacement: PrescriptionReplacement,
    private readonly checks: PrescriptionChecks,
  ) {}

  /** @throws Failure NOT_FOUND for a patient whose record is not open to the doctor, or of one field */
  async create(body: CreatePrescription, by: Caller): Promise<PrescriptionDto> {
    const draft = await this.draftOf(body, by.actor);
    const stored = await withFreshNumber(() =>
      inTransaction(this.connection, (session) => this.storeIn(draft, by, session)),
    );
    return this.reader.toAnswer(stored, by.actor);
  }

  /**
   * The prescription that a doctor's words make; not stored yet.
   * @throws Failure of one field, or REGISTRATION_REQUIRED
   */
  async draftOf(body: CreatePrescription, actor: Actor): Promise<NewPrescription> {
    this.assertDate(body.date);
    const { patientName, contact } = await this.printedPerson(body);
    const doctor = await this.users.findById(actor.userId, PRINTED_OF_DOCTOR).lean<User>();
    assertMayPrescribe(doctor!);
    const medicines = body.medicines.map(({ onDuplicate: _, renews: _renews, ...row }, n) => toRow(row, n));
    const medicineKeys = medicines.map(({ name }) => prescribedKey(name));
    const onDuplicate = body.medicines.map((row) => row.onDuplicate);
    const { age, gender, date, symptoms, diagnosis = null, notes = null } = body;
    return {
      _id: new Types.ObjectId(),
      patientId: new Types.ObjectId(body.patientId),
      appointmentId: body.appointmentId ? new Types.ObjectId(body.appointmentId) : null,
      doctorId: doctor!._id,
      doctorName: doctor!.fullName,
      doctorCode: doctor!.d_id ?? null,
      doctorQualification: doctor!.qualification,
      doctorRegistration: doctor!.registrationNumber ?? null,
      patientName,
      age,
      gender,
      contact,
      date,
      symptoms,
      diagnosis,
      medicines,
      notes,
      medicineKeys,
      ...supplyOf({ date, medicines, medicineKeys }),
      words: searchTokensOf(patientName, ...medicines.map(({ name }) => name)),
      lineAnswers: { onDuplicate, renews: body.medicines.map(({ renews }) => renews) },
      answers: {
        acknowledgements: body.acknowledgements ?? [],
        confirmPerson: body.confirmPerson ?? false,
        decisions: body.askDuplicates ? onDuplicate : null,
      },
    };
  }

  /**
   * The name and the number to print; copies of those of the account are accepted as they are.
   * @throws Failure of one field
   */
  private async printedPerson({ patientId, patientName, contact }: CreatePrescription): Promise<Printed> {
    const number = toE164(contact);
    const problem = nameProblemOf(patientName);
    if (number && !problem) return { patientName, contact: number };
    const patient = await this.users.findById(patientId, { fullName: 1, mobile: 1, heldBy: 1 }).lean<User>();
    if (problem && tidyName(patient?.fullName ?? '') !== patientName)
      throw fieldFailure('patientName', problem);
    const guardian =
      number || !patient?.heldBy
        ? null
        : await this.users.findById(patient.heldBy, { mobile: 1 }).lean<User>();
    const copied = toE164Or(patient?.mobile, contact) ?? toE164Or(guardian?.mobile, contact);
    if (!copied) throw fieldFailure('contact', tCommon('phoneInvalid'));
    return { patientName, contact: copied };
  }

  private assertDate(date: string): void {
    const today = this.clock.today();
    if (date > today) throw fieldFailure('date', tCommon('dateInFuture'));
    if (date < this.clock.addDays(today, -PRESCRIPTION_DAYS_BACK))
      throw fieldFailure(
        'date',
        tPrescription('dateTooOld', { prescriptionDaysBack: PRESCRIPTION_DAYS_BACK }),
      );
  }

  /**
   * Stores a prescription under a new number, as part of a larger write that is begun by `withFreshNumber`.
   * @throws Failure NOT_FOUND for a patient whose record is not open to the doctor
   */
  async storeIn(
    { lineAnswers, answers, ...draft }: NewPrescription,
    by: Caller,
    session: ClientSession,
  ): Promise<Prescription> {
    await this.links.assertLinked(by.actor.userId, String(draft.patientId), session);
    if (draft.appointmentId) await this.assertVisit(draft, session);
    const found = await this.warningsOf(draft, session);
    const warnings = withReasons(found, answers);
    const number = newPublicNumber('RX', this.clock.now().year);
    const words = [...draft.words, ...searchTokensOf(number)];
    const written = { ...draft, number, verificationCode: newVerificationCode(), words, warnings };
    const older = askedAbout(found);
    const stops = older.filter(({ line }) => lineAnswers.onDuplicate[line] === 'replace');
    const asked = answers.decisions && older;
    const placed = await this.replacement.place(written, { ...lineAnswers, stops, asked }, session);
    const [created] = await this.prescriptions.create([{ ...written, ...placed }], { session });
    const stored = created.toObject<Prescription>();
    await this.tell(stored, session);
    const acknowledged = warnings.filter(({ reason }) => reason !== null);
    const after = { number, patientId: String(stored.patientId), acknowledged };
    const what = { action: 'prescription.create', resource: 'prescriptions', recordId: stored._id, after };
    await this.audit.record({ ...what, ...by }, session);
    return stored;
  }

  /** What the checks say of the draft, after a write of the patient's row: an allergy recorded now comes before or after. */
  private async warningsOf(
    { patientId, patientName, age, gender, date, medicines }: Draft,
    session: ClientSession,
  ): Promise<PrescriptionWarning[]> {
    await assertActive(this.users, patientId, session);
    const person = { name: patientName, age, gender };
    return this.checks.warningsOf({ patientId, person, date, lines: medicines }, session);
  }

  /** @throws Failure NOT_FOUND unless it is a visit of this patient with this doctor */
  private async assertVisit(
    { appointmentId, patientId, doctorId }: Draft,
    session: ClientSession,
  ): Promise<void> {
    const ofBoth: Condition = {
      _id: appointmentId,
      patientId,
      status: { $in: ['pending', 'accepted', 'completed'] },
      $or: [{ acceptedDoctorId: doctorId }, { acceptedDoctorId: null, doctorId }],
    };
    const visit = await this.appointments.exists(ofBoth).session(session);
    if (!visit) {
      throw fieldFailure('appointmentId', tPrescription('visitNotFound'), 'NOT_FOUND');
    }
  }

  /** Names no medicine, because mails are not confidential. */
  private tell({ _id, patientId, number, doctorName }: Prescription, session: ClientSession): Promise<void> {
    return this.notifier.notify(
      {
        key: `prescription:${String(_id)}:written`,
        to: patientId,
        title: tPrescription('written.title'),
        notice: tPrescription('written.notice', { doctorName }),
        paragraphs: [tPrescription('written.body', { doctorName })],
        facts: [[tPrescription('prescription'), number]],
        link: '/patientlogin/prescriptions',
        linkText: tPrescription('seeMyPrescriptions'),
      },
      session,
    );
  }
}

/** The medicines that are taken already and about which the check asks. */
const askedAbout = (warnings: PrescriptionWarning[]): OlderLine[] =>
  warnings.flatMap(({ level, lines, active }) =>
    level === 'decision' && active ? lines.map((line) => ({ ...active, line })) : [],
  );

/** @throws Failure of the row's duration when it is more than `LONGEST_DAYS` */
function toRow(row: MedicineRow, index: number): PrescribedRow {
  const prescribed = prescribedRow(row);
  if (prescribed.days !== null && prescribed.days > LONGEST_DAYS)
    throw fieldFailure(`medicines.${index}.duration`, tPrescription('durationTooLong'));
  return prescribed;
}
