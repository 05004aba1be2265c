import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { FilesService } from '../../files/files.service.js';
import { inTransaction } from '../../common/transaction.js';
import { Appointment } from '../appointment.schema.js';
import { ENDED_STATUSES } from '../appointment.status.js';

const AT_A_TIME = 100;

/** Deletes the ID cards of ended requests, which are no longer needed. */
@Injectable()
export class EndedIdCards {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    private readonly files: FilesService,
  ) {}

  /** @returns the number of deleted cards */
  async deleteAll(): Promise<number> {
    let deleted = 0;
    for (;;) {
      const rows = await this.appointments
        .find({ idCard: { $type: 'string' }, status: { $in: ENDED_STATUSES } }, { idCard: 1 })
        .limit(AT_A_TIME)
        .lean<Pick<Appointment, '_id' | 'idCard'>[]>();
      for (const row of rows) await this.deleteOf(row);
      deleted += rows.length;
      if (rows.length < AT_A_TIME) return deleted;
    }
  }

  private async deleteOf({ _id, idCard }: Pick<Appointment, '_id' | 'idCard'>): Promise<void> {
    await inTransaction(this.connection, async (session) => {
      await this.appointments.updateOne({ _id, idCard }, { $set: { idCard: null } }, { session });
      await this.files.remove(idCard!, session);
    });
  }
}
