import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import { LAB_REQUEST_STATUSES } from '../../../openapi/contract/care/lab-requests.js';
import type { LabRequestDto } from '../../../openapi/contract/care/lab-requests.js';
import type { ListQuery } from '../../../openapi/contract/common.js';
import { PatientLinks } from '../appointments/patient-links.js';
import { AccessLog } from '../audit/access-log.service.js';
import { Failure } from '../common/errors/errors.js';
import type { Actor, Caller } from '../common/http/actor.js';
import { Listing } from '../common/lists/list-answer.js';
import { idCondition, oneOf, planList } from '../common/lists/list-query.js';
import type { ListRules } from '../common/lists/list-query.js';
import { LabProgressReader } from './lab-progress.service.js';
import { toLabRequest } from './lab-request.mapper.js';
import { LabRequest } from './lab-request.schema.js';

const LIST: ListRules = {
  filters: {
    status: oneOf('status', LAB_REQUEST_STATUSES),
    patientId: idCondition('patientId'),
    doctorId: idCondition('doctorId'),
    appointmentId: idCondition('appointmentId'),
  },
  sorts: { id: '_id' },
  defaultSort: ['id', 'DESC'],
};

/** The column of the requesting doctor. */
const AUTHOR = 'doctorId';

/** Reads test requests: a patient's own, those of a doctor's patients, or all for an admin. */
@Injectable()
export class LabRequestsService {
  constructor(
    @InjectModel(LabRequest.name) private readonly requests: Model<LabRequest>,
    private readonly progress: LabProgressReader,
    private readonly links: PatientLinks,
    private readonly readings: AccessLog,
  ) {}

  async list(query: ListQuery, by: Caller): Promise<Listing<LabRequestDto>> {
    const reading = { action: 'lab-request.list', resource: 'lab-requests', ...by };
    return Listing.of({
      model: this.requests,
      plan: planList(query, LIST),
      scope: await this.links.scope(by.actor, AUTHOR),
      toAnswers: async (rows) => {
        await this.readings.notePage(rows, reading);
        const progress = await this.progress.of(rows);
        return rows.map((row, index) => toLabRequest(row, progress[index]));
      },
    });
  }

  async get(id: string, by: Caller): Promise<LabRequestDto> {
    const row = await this.findOrFail(id, by.actor);
    await this.readings.note(row, { action: 'lab-request.read', resource: 'lab-requests', ...by });
    const [progress] = await this.progress.of([row]);
    return toLabRequest(row, progress);
  }

  /** The request, if this person may see it. */
  async findOrFail(id: string, actor: Actor): Promise<LabRequest> {
    const seen = { $and: [{ _id: new Types.ObjectId(id) }, await this.links.scope(actor, AUTHOR)] };
    const row = await this.requests.findOne(seen).lean<LabRequest>();
    if (!row) throw new Failure('NOT_FOUND');
    return row;
  }
}
