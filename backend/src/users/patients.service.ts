import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { Caller } from '../common/http/actor.js';
import type { ListQuery } from '../../../openapi/contract/common.js';
import type { UserDto } from '../../../openapi/contract/people/accounts.js';
import { AuditService } from '../audit/audit.service.js';
import { Failure } from '../common/errors/errors.js';
import type { Listing } from '../common/lists/list-answer.js';
import { OpenPatients } from './open-patients.js';
import { UsersService } from './users.service.js';

/** Patients: all for an admin, for a doctor those whose record is open. */
@Injectable()
export class PatientsService {
  constructor(
    private readonly users: UsersService,
    private readonly links: OpenPatients,
    private readonly audit: AuditService,
  ) {}

  /** Patients; reading a page is audited with their ids. */
  async list(query: ListQuery, by: Caller): Promise<Listing<UserDto>> {
    const scope =
      by.actor.type === 'doctor' ? { _id: { $in: await this.links.patientsOf(by.actor.userId) } } : {};
    const note = async (ids: string[]) => {
      if (ids.length === 0) return;
      const entry = { action: 'patient.list', resource: 'patients', after: { ids }, ...by };
      await this.audit.record(entry);
    };
    return this.users.list('patient', query, { actor: by.actor, scope, note });
  }

  /** @throws Failure NOT_FOUND for an unknown patient, or one without an appointment with the doctor */
  async get(id: string, by: Caller): Promise<UserDto> {
    if (by.actor.type === 'doctor' && !(await this.links.exists(by.actor.userId, id)))
      throw new Failure('NOT_FOUND');
    const patient = await this.users.getOfType(id, 'patient', by.actor);
    const recordId = new Types.ObjectId(id);
    await this.audit.record({ action: 'patient.read', resource: 'patients', recordId, ...by });
    return patient;
  }
}
