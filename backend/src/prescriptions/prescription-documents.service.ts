import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AllergyStore, printedAllergies } from '../allergies/allergy-store.js';
import { Appointment } from '../appointments/appointment.schema.js';
import type { Caller } from '../common/http/actor.js';
import { Openings } from '../audit/openings.service.js';
import { HospitalClock } from '../common/hospital-clock.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { FilesService } from '../files/files.service.js';
import type { HospitalDocument, SignedCall } from '../pdf/pdf-document.js';
import { PdfService } from '../pdf/pdf.service.js';
import { PrintedPatients } from '../users/printed-patients.js';
import { prescriptionPath } from './prescription.mapper.js';
import type { Prescription } from './prescription.schema.js';
import { prescriptionDocument } from './prescription-document.js';
import { printedVerification } from './verification/verification-code.js';
import { PrescriptionsService } from './prescriptions.service.js';

/** Gives out prescriptions as PDF. */
@Injectable()
export class PrescriptionDocuments {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    private readonly prescriptions: PrescriptionsService,
    private readonly allergies: AllergyStore,
    private readonly patients: PrintedPatients,
    private readonly files: FilesService,
    private readonly pdf: PdfService,
    private readonly clock: HospitalClock,
    private readonly openings: Openings,
  ) {}

  /** The document of a prescription that this person may see. */
  async forPerson(id: string, by: Caller): Promise<HospitalDocument> {
    return this.render(await this.prescriptions.read(id, by));
  }

  /** The document for the holder of its signed address. */
  async forHolder(id: string, { signed, origin }: SignedCall): Promise<HospitalDocument> {
    const path = prescriptionPath(id);
    const holder = await this.files.holderOf(path, signed);
    const row = await this.prescriptions.findForHolder(id, holder);
    const document = await this.render(row);
    const { patientId } = row;
    await this.openings.note({ path, resource: 'prescriptions', recordId: id, patientId, holder, origin });
    return document;
  }

  private async render(row: Prescription): Promise<HospitalDocument> {
    const { appointmentId } = row;
    const visit = appointmentId
      ? await this.appointments.findById(appointmentId, { kind: 1 }).lean<Appointment>()
      : null;
    const allergies = printedAllergies(await this.allergies.activeOf(row.patientId));
    const patient = await this.patients.of(row.patientId);
    const verification = printedVerification(row, this.env.PUBLIC_URL);
    const context = { clock: this.clock, visit, allergies, patient, verification };
    const bytes = await this.pdf.render(prescriptionDocument(row, context));
    return { name: `prescription-${row.number}`, bytes };
  }
}
