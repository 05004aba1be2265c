import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { ConsultationDto, SaveConsultation } from '../../../openapi/contract/care/consultations.js';
import type { CreateRecord } from '../../../openapi/contract/care/records.js';
import { AppointmentSteps } from '../appointments/appointment-steps.service.js';
import { Appointment } from '../appointments/appointment.schema.js';
import { assertTransition } from '../appointments/appointment.status.js';
import { FollowUpService } from '../booking/follow-up.service.js';
import { Failure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import type { Caller } from '../common/http/actor.js';
import { inTransaction } from '../common/transaction.js';
import { LabRequestSteps } from '../lab-requests/lab-request-steps.service.js';
import { PrescriptionWriter, withFreshNumber } from '../prescriptions/prescription-writer.service.js';
import type { NewPrescription } from '../prescriptions/prescription-writer.service.js';
import { RecordsWriter } from '../records/records-writer.service.js';
import { ConsultationsService } from './consultations.service.js';
import { Drafts } from './drafts.service.js';

/** Saves all that a doctor wrote at a visit in one transaction. */
@Injectable()
export class ConsultationWriter {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    private readonly reader: ConsultationsService,
    private readonly drafts: Drafts,
    private readonly records: RecordsWriter,
    private readonly prescriptions: PrescriptionWriter,
    private readonly labRequests: LabRequestSteps,
    private readonly followUps: FollowUpService,
    private readonly steps: AppointmentSteps,
    private readonly clock: HospitalClock,
  ) {}

  /**
   * @throws Failure NOT_FOUND, WRONG_STATE, EDIT_CONFLICT when another tab was faster, or a part's refusal,
   *   with the field below the part's name
   */
  async save(appointmentId: string, body: SaveConsultation, by: Caller): Promise<ConsultationDto> {
    const visit = await this.reader.visitOf(appointmentId, by.actor);
    if (body.complete) assertTransition(visit.status, 'completed');
    const prescription = await this.prescriptionOf(body, visit, by);
    await withFreshNumber(() =>
      inTransaction(this.connection, async (session) => {
        await this.drafts.put(visit, { version: body.version, draft: null }, session);
        await this.touch(visit, session);
        await this.write(visit, { ...body, prescription }, { by, session });
        if (body.complete) await this.steps.completeIn(visit, by, session);
      }),
    );
    return this.reader.toAnswer(await this.reader.visitOf(appointmentId, by.actor));
  }

  private async write(
    visit: Appointment,
    { labTestIds, followUp, prescription, ...entries }: Prepared,
    { by, session }: { by: Caller; session: ClientSession },
  ): Promise<void> {
    const patientId = String(visit.patientId);
    const records = entriesOf(entries, patientId).map((entry) => ({
      ...this.records.entryOf(entry, by.actor),
      appointmentId: visit._id,
    }));
    if (records.length > 0) await this.records.addIn(records, by, session);
    if (prescription)
      await under('prescription', () => this.prescriptions.storeIn(prescription, by, session));
    if (labTestIds) await this.labRequests.ask(visit, labTestIds, by, session);
    if (followUp)
      await under('followUp', () => this.followUps.bookIn({ ...followUp, patientId }, by, session));
  }

  private async prescriptionOf(
    { prescription, diagnosis }: SaveConsultation,
    { _id, patientId, patientName }: Appointment,
    { actor }: Caller,
  ): Promise<NewPrescription | null> {
    if (!prescription) return null;
    const ofVisit = { patientId: String(patientId), appointmentId: String(_id), patientName };
    const body = { ...prescription, ...ofVisit, diagnosis, date: this.clock.today() };
    return under('prescription', () => this.prescriptions.draftOf(body, actor));
  }

  /** Serializes with a concurrent cancellation. @throws Failure WRONG_STATE */
  private async touch({ _id, acceptedDoctorId, status }: Appointment, session: ClientSession): Promise<void> {
    const { matchedCount } = await this.appointments.updateOne(
      { _id, acceptedDoctorId, status },
      { $set: { writtenAt: new Date() } },
      { session },
    );
    if (matchedCount === 0) throw new Failure('WRONG_STATE');
  }
}

type Prepared = Omit<SaveConsultation, 'prescription'> & { prescription: NewPrescription | null };

/** A note, a diagnosis and measured values are one record each. */
function entriesOf(
  { note, diagnosis, vitals }: Pick<SaveConsultation, 'note' | 'diagnosis' | 'vitals'>,
  patientId: string,
): CreateRecord[] {
  return [
    ...(note ? [{ patientId, kind: 'note' as const, text: note }] : []),
    ...(diagnosis ? [{ patientId, kind: 'diagnosis' as const, title: diagnosis }] : []),
    ...(vitals ? [{ patientId, kind: 'vitalSigns' as const, vitals }] : []),
  ];
}

/**
 * Names a part's refused fields by their path in the body: `medicines.0.name` becomes
 * `prescription.medicines.0.name`.
 */
async function under<T>(part: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure) || !error.errors) throw error;
    const errors: Record<string, string> = {};
    for (const [field, sentence] of Object.entries(error.errors)) errors[`${part}.${field}`] = sentence;
    const warnings = error.warnings?.map((each) => ({ ...each, field: `${part}.${each.field}` }));
    throw new Failure(error.code, { sentence: error.message, errors, warnings });
  }
}
