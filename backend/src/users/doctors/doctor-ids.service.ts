import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Caller } from '../../common/http/actor.js';
import type { ListQuery } from '../../../../openapi/contract/common.js';
import type { DoctorIdDto, IssueDoctorId } from '../../../../openapi/contract/people/doctor-ids.js';
import { AuditService } from '../../audit/audit.service.js';
import { Failure } from '../../common/errors/errors.js';
import { Listing } from '../../common/lists/list-answer.js';
import { planList, startsWith } from '../../common/lists/list-query.js';
import type { ListRules } from '../../common/lists/list-query.js';
import { newDoctorCode } from './doctor-code.js';
import { DoctorId } from './doctor-id.schema.js';
import { toDoctorId } from './doctor.mapper.js';

const LIST: ListRules = {
  filters: {
    q: (text) => startsWith('code', String(text).toUpperCase()),
    used: (value) => (typeof value === 'boolean' ? { usedBy: value ? { $ne: null } : null } : null),
  },
  sorts: { id: '_id', code: 'code' },
  defaultSort: ['id', 'DESC'],
};

/** Issues and revokes the registration codes of doctors. */
@Injectable()
export class DoctorIdsService {
  constructor(
    @InjectModel(DoctorId.name) private readonly doctorIds: Model<DoctorId>,
    private readonly audit: AuditService,
  ) {}

  list(query: ListQuery): Listing<DoctorIdDto> {
    return Listing.of({
      model: this.doctorIds,
      scope: {},
      plan: planList(query, LIST),
      toAnswers: (rows) => rows.map(toDoctorId),
    });
  }

  /** @param code its beginning */
  async issue({ code }: IssueDoctorId, by: Caller): Promise<DoctorIdDto> {
    const made = newDoctorCode(code);
    const row = await this.doctorIds.create({ code: made });
    await this.audit.record({
      action: 'doctor-id.issue',
      ...by,
      resource: 'doctor-ids',
      recordId: row._id,
      after: { code: made },
    });
    return toDoctorId(row);
  }

  /** Revokes an unused code. */
  async revoke(id: string, by: Caller): Promise<DoctorIdDto> {
    const row = await this.doctorIds.findOneAndDelete({ _id: id, usedBy: null }).lean<DoctorId>();
    if (!row) throw new Failure((await this.doctorIds.exists({ _id: id })) ? 'CODE_USED' : 'NOT_FOUND');
    await this.audit.record({
      action: 'doctor-id.revoke',
      ...by,
      resource: 'doctor-ids',
      recordId: id,
      before: { code: row.code },
    });
    return toDoctorId(row);
  }
}
