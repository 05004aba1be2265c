import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { AppointmentDto, CreateAppointment } from '../../../../openapi/contract/care/appointments.js';
import { AuditService } from '../../audit/audit.service.js';
import { BookingRule } from '../../auth/email-confirmations/booking-rule.js';
import { fieldFailure } from '../../common/errors/errors.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import { shareKeyOf } from '../../common/http/actor.js';
import type { Caller } from '../../common/http/actor.js';
import { inTransaction } from '../../common/transaction.js';
import { uploaderOf } from '../../files/file-quota.service.js';
import { FilesService } from '../../files/files.service.js';
import { isPdf, toDocumentPicture } from '../../files/pictures/pictures.js';
import { UploadChecks } from '../../files/upload-checks.service.js';
import { assertActive } from '../../users/active-accounts.js';
import { User } from '../../users/user.schema.js';
import { tCommon } from '../../messages/common.js';
import { assertSelf } from '../appointment.policy.js';
import { Appointment } from '../appointment.schema.js';
import { AppointmentsService } from '../appointments.service.js';
import { AppointmentNotifications } from '../notifications/appointment-notifications.js';
import { RequestLimits } from './request-limits.service.js';

interface IdCard {
  contentType: string;
  data: Buffer;
}

/** Creates requests that name only a speciality. */
@Injectable()
export class NewRequests {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly reader: AppointmentsService,
    private readonly clock: HospitalClock,
    private readonly files: FilesService,
    private readonly checks: UploadChecks,
    private readonly notifications: AppointmentNotifications,
    private readonly rule: BookingRule,
    private readonly limits: RequestLimits,
    private readonly audit: AuditService,
  ) {}

  /**
   * Stores a patient's request to any doctor of a speciality, with the optional ID card.
   * @throws Failure TOO_MANY_OPEN_REQUESTS, TOO_MANY_REQUESTS, EMAIL_UNCONFIRMED, STORAGE_FULL; of a field
   */
  async create(body: CreateAppointment, idCard: Buffer | null, by: Caller): Promise<AppointmentDto> {
    assertSelf(body.patientId, by.actor);
    this.rule.assertMayBook(by.actor);
    if (body.preferredDate && body.preferredDate < this.clock.today()) {
      throw fieldFailure('preferredDate', tCommon('dateInPast'));
    }
    // Checked before the expensive work on the picture.
    await this.limits.assertRoom(by.actor);
    const request = { _id: new Types.ObjectId(), speciality: body.speciality };
    if (idCard) await this.checks.assertSafe(idCard, 'idCard');
    const card = idCard && (await toIdCard(idCard, shareKeyOf(by.actor, by.origin.address)));
    const write = () =>
      inTransaction(this.connection, (session) => this.write({ ...body, ...request, card }, by, session));
    const row = await this.limits.counting(request._id, () =>
      card ? this.files.counted(uploaderOf(by), card.data, write) : write(),
    );
    return this.reader.toAnswer(row, by.actor);
  }

  private async write(
    {
      _id,
      reason,
      speciality,
      preferredDate,
      card,
    }: CreateAppointment & { _id: Types.ObjectId; card: IdCard | null },
    by: Caller,
    session: ClientSession,
  ): Promise<Appointment> {
    const patientId = new Types.ObjectId(by.actor.userId);
    await assertActive(this.users, patientId, session);
    await this.limits.assertRoom(by.actor, session);
    await this.limits.count({ _id, speciality }, by);
    const idCard = { kind: 'idCard' as const, ownerId: patientId, by: uploaderOf(by) };
    const file = card && (await this.files.store({ ...idCard, ...card }, session));
    const request = {
      _id,
      status: 'pending' as const,
      reason: reason ?? '',
      speciality,
      patientId,
      patientName: by.actor.fullName,
      preferredDate: preferredDate ?? null,
      idCard: file,
      history: [{ status: 'pending' as const, at: new Date(), by: patientId }],
    };
    const [created] = await this.appointments.create([request], { session });
    const stored = created.toObject<Appointment>();
    await this.notifications.requested(stored, session, { isNew: !by.actor.confirmed });
    const entry = { action: 'appointment.create', resource: 'appointments', recordId: _id };
    await this.audit.record({ ...entry, ...by, after: { status: 'pending' } }, session);
    return stored;
  }
}

async function toIdCard(bytes: Buffer, caller: string): Promise<IdCard> {
  if (isPdf(bytes)) return { contentType: 'application/pdf', data: bytes };
  return { contentType: 'image/webp', data: await toDocumentPicture(bytes, caller, 'idCard') };
}
