import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import type { OpeningTasks } from '../../../openapi/contract/console/opening-tasks.js';
import { Appointment } from '../appointments/appointment.schema.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { DemoRow, demoRowsOf } from '../demo-data/demo-row.schema.js';
import { OutboxRow } from '../outbox/outbox.schema.js';
import { hasBackup } from '../database/taken-backups.js';
import { SettingsService } from '../settings/settings.service.js';
import { PRACTISING } from '../users/doctors/doctor-profile.schema.js';
import { User } from '../users/user.schema.js';

/** What is done before the hospital opens, from facts. */
@Injectable()
export class OpeningTasksService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(DemoRow.name) private readonly demoRows: Model<DemoRow>,
    @InjectModel(OutboxRow.name) private readonly outbox: Model<OutboxRow>,
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly settings: SettingsService,
  ) {}

  async read(): Promise<OpeningTasks> {
    const rows = await this.demoRows.find(demoRowsOf('users'), { rowId: 1 }).lean<DemoRow[]>();
    const notOfDemo = { $nin: rows.map(({ rowId }) => rowId) };
    const [{ setUpAt }, isDemoLeft, doctor, mail, backup, booking] = await Promise.all([
      this.settings.read(),
      this.demoRows.exists({}),
      this.users.exists({
        ...PRACTISING,
        _id: notOfDemo,
        published: true,
        feePaise: { $ne: null },
        'timeSlots.0': { $exists: true },
      }),
      this.outbox.exists({ effect: 'mail', state: 'sent' }),
      hasBackup(this.connection),
      this.appointments.exists({ status: { $ne: 'held' }, patientId: notOfDemo }),
    ]);
    return {
      hospital: setUpAt !== null && !(await this.demoRows.exists(demoRowsOf('settings'))),
      demoData: !isDemoLeft,
      firstDoctor: Boolean(doctor),
      paymentKeys: !this.env.sandbox,
      mail: Boolean(this.env.SMTP_URL && mail),
      backup,
      testBooking: Boolean(booking),
    };
  }
}
