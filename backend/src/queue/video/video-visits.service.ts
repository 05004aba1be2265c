import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { JoinedVisit } from '../../../../openapi/contract/care/joined-visits.js';
import { ROOM_PLACE } from '../../../../openapi/contract/care/visit-kinds.js';
import { Appointment } from '../../appointments/appointment.schema.js';
import { AppointmentsService } from '../../appointments/appointments.service.js';
import { roomKeyOf, videoTimes } from '../../appointments/video-times.js';
import { AuditService } from '../../audit/audit.service.js';
import { Failure } from '../../common/errors/errors.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import type { Caller } from '../../common/http/actor.js';
import { newToken } from '../../common/secret-token.js';
import { inTransaction } from '../../common/transaction.js';
import { SettingsService } from '../../settings/settings.service.js';
import { tQueue } from '../../messages/care/queue.js';
import { Attendances } from '../attendance.service.js';
import { LOST_RACE, isAwaited, nullOnConflict, unchanged } from '../attendance.js';

/** Each retry starts from what the faster call has written. */
const TRIES = 5;

/** Opens the room of a video visit to its patient, its doctor and the desk. */
@Injectable()
export class VideoVisits {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    private readonly attendances: Attendances,
    private readonly reader: AppointmentsService,
    private readonly settings: SettingsService,
    private readonly clock: HospitalClock,
    private readonly audit: AuditService,
  ) {}

  /**
   * The address of the room; it also marks the patient as arrived. The first to join creates the room.
   * @throws Failure NOT_BY_VIDEO, NO_VIDEO, VIDEO_CLOSED, WRONG_STATE
   */
  async join(id: string, by: Caller): Promise<JoinedVisit> {
    for (let tries = 1; ; tries += 1) {
      const row = await this.attendances.visitOfCaller(id, by);
      const link = this.openLink(row);
      const joined = await inTransaction(this.connection, (session) => this.enter(row, by, session)).catch(
        nullOnConflict,
      );
      if (joined)
        return {
          link: link.replace(ROOM_PLACE, joined.room!.name),
          appointment: this.reader.toAnswer(joined, by.actor),
        };
      if (tries === TRIES) throw new Failure('IN_PROGRESS', { retryAfterSeconds: 1 });
    }
  }

  /** The hospital's video link, while this visit's room is open. */
  private openLink(row: Appointment): string {
    if (row.kind !== 'video') throw new Failure('NOT_BY_VIDEO');
    const { videoLink } = this.settings.known();
    if (!videoLink) throw new Failure('NO_VIDEO');
    const times = videoTimes(row, this.clock);
    if (!times) throw new Failure('VIDEO_CLOSED', { sentence: tQueue('video.hourUndecided') });
    const now = Date.now();
    if (now < times.opensAt.getTime())
      throw new Failure('VIDEO_CLOSED', {
        sentence: tQueue('video.opensAt', { when: this.clock.formatInstant(times.opensAt) }),
      });
    if (now >= times.closesAt.getTime())
      throw new Failure('VIDEO_CLOSED', { sentence: tQueue('video.closed') });
    return videoLink;
  }

  /** One write, conditional on what was read; otherwise nothing is written, not even the token. */
  private async enter(row: Appointment, by: Caller, session: ClientSession): Promise<Appointment> {
    const arrives = by.actor.type === 'patient' && isAwaited(row);
    const attendance = arrives && (await this.attendances.arrival(row, session));
    const key = roomKeyOf(row);
    const room = row.room?.key === key ? row.room : { key, name: newToken() };
    const joined = await this.appointments
      .findOneAndUpdate(
        { ...unchanged(row), history: { $size: row.history.length }, 'room.name': row.room?.name ?? null },
        { $set: { room, ...(attendance && { attendance }) } },
        { session, returnDocument: 'after' },
      )
      .lean<Appointment>();
    if (!joined) throw LOST_RACE;
    const after = attendance ? { attendance: attendance.state, token: attendance.token ?? null } : {};
    const entry = { action: 'appointment.join', resource: 'appointments', recordId: row._id, after };
    await this.audit.record({ ...entry, ...by }, session);
    return joined;
  }
}
