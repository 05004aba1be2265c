import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { Actor, Origin } from '../common/http/actor.js';
import { AuditService } from './audit.service.js';

interface Concerning {
  _id: Types.ObjectId;
  patientId: Types.ObjectId;
}

interface Access {
  /** noun.read for one record, noun.list for a page of records */
  action: string;
  resource: string;
  actor: Actor;
  origin: Origin;
}

/** Writes an audit row when a person reads another patient's records. */
@Injectable()
export class AccessLog {
  constructor(private readonly audit: AuditService) {}

  /** One record was read. */
  async note(row: Concerning, reading: Access): Promise<void> {
    if (reading.actor.type === 'patient') return;
    await this.audit.record({ ...reading, recordId: row._id, after: { patientId: String(row.patientId) } });
  }

  /** A page was read: one row per patient with the records shown. */
  async notePage(rows: readonly Concerning[], reading: Access): Promise<void> {
    if (reading.actor.type === 'patient') return;
    const patients = new Set(rows.map(({ patientId }) => String(patientId)));
    const shownOf = (patient: string) => rows.filter(({ patientId }) => String(patientId) === patient);
    await Promise.all(
      [...patients].map((recordId) =>
        this.audit.record({
          ...reading,
          recordId,
          after: { ids: shownOf(recordId).map(({ _id }) => String(_id)) },
        }),
      ),
    );
  }
}
