import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { USUAL_SLOT_MINUTES } from '../../../openapi/contract/care/hours.js';
import type { Queue } from '../../../openapi/contract/care/queue.js';
import { Appointment } from '../appointments/appointment.schema.js';
import { assertSelf } from '../appointments/appointment.policy.js';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { whenOf } from '../appointments/visit-time.js';
import type { Actor } from '../common/http/actor.js';
import { Failure } from '../common/errors/errors.js';
import type { Condition } from '../common/lists/list-query.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { PRACTISING } from '../users/doctors/doctor-profile.schema.js';
import { User } from '../users/user.schema.js';
import { queueBoard } from './queue-board.js';
import type { QueuedVisit } from './queue-board.js';

const BOARD_COLUMNS = {
  status: 1,
  slot: 1,
  history: 1,
  attendance: 1,
  acceptedDoctorId: 1,
  appointmentDate: 1,
} as const;
const DOCTOR_COLUMNS = { fullName: 1, speciality: 1, room: 1, hours: 1 } as const;

/** Today's queue of a doctor. */
@Injectable()
export class QueueService {
  constructor(
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly reader: AppointmentsService,
    private readonly clock: HospitalClock,
  ) {}

  /** The public queue. @throws Failure NOT_FOUND when there is no such doctor */
  async board(doctorId: string): Promise<Queue> {
    const [queue] = await this.boards([doctorId]);
    return queue;
  }

  /**
   * The queues of these doctors, in order. Ids of others are skipped. @throws Failure NOT_FOUND when none is
   * left
   */
  async boards(doctorIds: string[]): Promise<Queue[]> {
    const date = this.clock.today();
    const [found, visits] = await Promise.all([
      this.users.find({ _id: { $in: doctorIds }, ...PRACTISING }, DOCTOR_COLUMNS).lean<User[]>(),
      this.appointments.find(inQueues(doctorIds, date), BOARD_COLUMNS).lean<QueuedVisit[]>(),
    ]);
    if (found.length === 0) throw new Failure('NOT_FOUND');
    const doctors = new Map(found.map((doctor) => [String(doctor._id), doctor]));
    const visitsOf = (id: string) => visits.filter(({ attendance }) => String(attendance?.doctorId) === id);
    return [...new Set(doctorIds)].flatMap((id) => {
      const doctor = doctors.get(id);
      return doctor ? [this.toQueue(doctor, date, visitsOf(id))] : [];
    });
  }

  private toQueue(
    { _id, fullName, speciality, room, hours }: User,
    date: string,
    visits: QueuedVisit[],
  ): Queue {
    return {
      doctor: { _id: String(_id), fullName, speciality, room: room ?? null },
      date,
      ...queueBoard(visits, {
        now: Date.now(),
        usualMinutes: hours?.slotMinutes ?? USUAL_SLOT_MINUTES,
        startOf: ({ slot }) => (slot ? this.clock.instant(slot.date, slot.time).getTime() : null),
      }),
    };
  }

  /** Today's visits of a doctor by time, both coming and past. */
  async visitsToday(doctorId: string, actor: Actor): Promise<AppointmentDto[]> {
    assertSelf(doctorId, actor);
    const today: Condition = {
      acceptedDoctorId: new Types.ObjectId(doctorId),
      status: { $in: ['accepted', 'completed'] },
      appointmentDate: this.clock.today(),
    };
    const rows = await this.appointments.find(today).lean<Appointment[]>();
    const timeOf = (row: Appointment) => whenOf(row).time ?? '24:00';
    const byTime = rows.toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)));
    return this.reader.toAnswers(byTime, actor);
  }

  /** The patients who are presently in a doctor's queue. */
  async patientsIn(doctorId: string): Promise<string[]> {
    const waiting: Condition = { ...inQueues([doctorId], this.clock.today()), status: 'accepted' };
    const rows = await this.appointments.find(waiting, { patientId: 1 }).lean<Appointment[]>();
    return rows.map(({ patientId }) => String(patientId));
  }
}

const inQueues = (doctorIds: string[], date: string) => ({
  'attendance.doctorId': { $in: doctorIds.map((id) => new Types.ObjectId(id)) },
  'attendance.date': date,
  'attendance.token': { $exists: true },
});
