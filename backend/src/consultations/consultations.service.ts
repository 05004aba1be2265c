import { Injectable } from '@nestjs/common';
import type { ConsultationDto, KeepDraft } from '../../../openapi/contract/care/consultations.js';
import type { Appointment } from '../appointments/appointment.schema.js';
import { wrongState } from '../appointments/appointment.status.js';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { PatientLinks } from '../appointments/patient-links.js';
import { Failure } from '../common/errors/errors.js';
import type { Actor } from '../common/http/actor.js';
import { Drafts } from './drafts.service.js';
import { WrittenParts } from './written-parts.service.js';

/** Reads what the doctor of a visit writes and stores its draft. */
@Injectable()
export class ConsultationsService {
  constructor(
    private readonly appointments: AppointmentsService,
    private readonly links: PatientLinks,
    private readonly drafts: Drafts,
    private readonly written: WrittenParts,
  ) {}

  async get(appointmentId: string, actor: Actor): Promise<ConsultationDto> {
    return this.toAnswer(await this.visitOf(appointmentId, actor));
  }

  /** @throws Failure NOT_FOUND, WRONG_STATE, EDIT_CONFLICT when another tab was faster */
  async keep(appointmentId: string, body: KeepDraft, actor: Actor): Promise<ConsultationDto> {
    const visit = await this.visitOf(appointmentId, actor);
    await this.drafts.put(visit, body);
    return this.toAnswer(visit);
  }

  /**
   * The visit for its doctor, while the patient's record is open to them. @throws Failure NOT_FOUND,
   * WRONG_STATE
   */
  async visitOf(appointmentId: string, actor: Actor): Promise<Appointment> {
    const visit = await this.appointments.findOrFail(appointmentId, actor);
    if (visit.status !== 'accepted' && visit.status !== 'completed') throw wrongState(visit.status);
    if (String(visit.acceptedDoctorId) !== actor.userId) throw new Failure('NOT_FOUND');
    await this.links.assertLinked(actor.userId, String(visit.patientId));
    return visit;
  }

  async toAnswer(visit: Appointment): Promise<ConsultationDto> {
    const { version, draft, draftAt } = await this.drafts.find(visit._id);
    return {
      appointmentId: String(visit._id),
      version,
      draft,
      draftAt: draftAt && draftAt.toISOString(),
      written: await this.written.of(visit),
    };
  }
}
