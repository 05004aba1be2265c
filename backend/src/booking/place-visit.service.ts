import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { Appointment } from '../appointments/appointment.schema.js';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { AuditService } from '../audit/audit.service.js';
import { DoctorDays } from '../availability/doctor-days.service.js';
import type { Caller } from '../common/http/actor.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { Failure } from '../common/errors/errors.js';
import { inTransaction } from '../common/transaction.js';
import { assertActive } from '../users/active-accounts.js';
import { User } from '../users/user.schema.js';
import { acceptedVisit } from './accepted-visit.js';
import type { AcceptedVisit } from './accepted-visit.js';
import { yieldOffer } from './offered-time.js';
import { SlotsService } from '../appointments/slots/slots.service.js';
import { VisitKinds } from '../appointments/slots/visit-kinds.service.js';

interface Placing {
  /** The audit action, e.g. appointment.followUp. */
  action: string;
  /** Called inside the transaction. */
  tell: (visit: Appointment, session: ClientSession) => Promise<void>;
}

/** Books a visit that needs no answer. */
@Injectable()
export class PlaceVisit {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly reader: AppointmentsService,
    private readonly slots: SlotsService,
    private readonly kinds: VisitKinds,
    private readonly days: DoctorDays,
    private readonly audit: AuditService,
  ) {}

  /** @throws Failure SLOT_NOT_OFFERED, KIND_NOT_OFFERED, ON_LEAVE, SLOT_TAKEN, ACCOUNT_ERASED */
  async place(accepted: AcceptedVisit, by: Caller, placing: Placing): Promise<AppointmentDto> {
    const visit = await inTransaction(this.connection, (session) =>
      this.placeIn(accepted, { by, ...placing }, session),
    );
    return this.reader.toAnswer(visit, by.actor);
  }

  /** The same as part of a larger write. @throws Failure SLOT_NOT_OFFERED, ON_LEAVE, SLOT_TAKEN, ACCOUNT_ERASED */
  async placeIn(
    accepted: AcceptedVisit,
    { by, action, tell }: Placing & { by: Caller },
    session: ClientSession,
  ): Promise<Appointment> {
    const { doctor, patient, date, time, kind } = accepted;
    this.slots.assertOffered(doctor, date, time);
    this.kinds.assertOffered(doctor, { date, time }, kind);
    const visit = acceptedVisit(accepted, new Types.ObjectId(by.actor.userId));
    const slot = visit.slot!;
    await assertActive(this.users, patient._id, session);
    await this.days.reserveForVisit(slot, session);
    await yieldOffer(this.appointments, visit, session);
    await this.appointments.create([visit], { session }).catch((error: unknown) => {
      throw isDuplicateKey(error) ? new Failure('SLOT_TAKEN') : error;
    });
    await tell(visit, session);
    const after = {
      status: 'accepted',
      patientId: String(patient._id),
      slot: { doctorId: doctor._id, date, time },
    };
    const entry = { action, resource: 'appointments', recordId: visit._id, after };
    await this.audit.record({ ...entry, ...by }, session);
    return visit;
  }
}
