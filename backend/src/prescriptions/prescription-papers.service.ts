import { Injectable } from '@nestjs/common';
import type { Actor, Origin } from '../common/actor.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { FilesService } from '../files/files.service.js';
import { assertSignedPath } from '../pdf/papers.js';
import type { Paper, Signed } from '../pdf/papers.js';
import { PdfService } from '../pdf/pdf.service.js';
import { prescriptionPath } from './prescription.mapper.js';
import type { Prescription } from './prescription.schema.js';
import { prescriptionSheet } from './prescription-sheet.js';
import { PrescriptionsService } from './prescriptions.service.js';

/** Gives out prescriptions as PDF. */
@Injectable()
export class PrescriptionPapers {
  constructor(
    private readonly prescriptions: PrescriptionsService,
    private readonly files: FilesService,
    private readonly pdf: PdfService,
    private readonly clock: HospitalClock,
  ) {}

  /** The paper of a prescription that this person may see. */
  async forPerson(id: string, actor: Actor, origin: Origin): Promise<Paper> {
    return this.render(await this.prescriptions.read(id, actor, origin));
  }

  /** The paper for whoever holds its signed address. */
  async forHolder(id: string, signed: Signed): Promise<Paper> {
    assertSignedPath(prescriptionPath(id), signed, this.files);
    return this.render(await this.prescriptions.findById(id));
  }

  private async render(row: Prescription): Promise<Paper> {
    const bytes = await this.pdf.render(prescriptionSheet(row, this.clock));
    return { name: `prescription-${row.number}`, bytes };
  }
}
