import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Appointment } from '../appointments/appointment.schema.js';
import { ChangeStream } from '../common/caching/change-stream.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { NotificationStreams } from '../notifications/notification-streams.service.js';
import { QueueService } from './queue.service.js';
import { QueueWalls } from './queue-walls.service.js';

/** Several changes within this time cause one event. */
const SETTLE_MS = 50;

/** Notifies viewers of a queue about changes by any process. */
@Injectable()
export class QueueWatch implements OnApplicationShutdown {
  private readonly logger = new Logger(QueueWatch.name);
  private readonly settling = new Map<string, NodeJS.Timeout>();

  constructor(
    changes: ChangeStream,
    @InjectModel(Appointment.name) appointments: Model<Appointment>,
    private readonly queue: QueueService,
    private readonly walls: QueueWalls,
    private readonly streams: NotificationStreams,
    private readonly clock: HospitalClock,
  ) {
    changes.follow(appointments, {
      wanted: { operationType: 'update', 'fullDocument.attendance.state': { $exists: true } },
      columns: { attendance: '$fullDocument.attendance' },
      changed: (row, _id, operation) => operation === 'update' && row?.attendance && this.changed(row),
      missed: () => this.walls.doctors().forEach((doctorId) => this.settle(doctorId)),
    });
  }

  onApplicationShutdown(): void {
    for (const timer of this.settling.values()) clearTimeout(timer);
  }

  private changed({ attendance }: Appointment): void {
    if (attendance!.date === this.clock.today()) this.settle(String(attendance!.doctorId));
  }

  private settle(doctorId: string): void {
    if (this.settling.has(doctorId)) return;
    const timer = setTimeout(() => {
      this.settling.delete(doctorId);
      this.tell(doctorId).catch((error: unknown) =>
        this.logger.warn(`A change of a queue could not be told at once: ${String(error)}`),
      );
    }, SETTLE_MS);
    this.settling.set(doctorId, timer);
  }

  private async tell(doctorId: string): Promise<void> {
    if (this.walls.has(doctorId)) this.walls.send(doctorId, await this.queue.board(doctorId));
    if (this.streams.isEmpty) return;
    this.streams.announceQueue([doctorId, ...(await this.queue.patientsIn(doctorId))], { doctorId });
  }
}
