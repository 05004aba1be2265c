import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { ALLERGY_STATUSES } from '../../../openapi/contract/care/safety/allergies.js';
import type {
  AllergyChoice,
  AllergyDto,
  CreateAllergy,
  StateNoAllergies,
  UpdateAllergy,
} from '../../../openapi/contract/care/safety/allergies.js';
import type { ListQuery } from '../../../openapi/contract/common.js';
import { PatientLinks } from '../appointments/patient-links.js';
import { AccessLog } from '../audit/access-log.service.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import type { Actor, Caller } from '../common/http/actor.js';
import { Listing } from '../common/lists/list-answer.js';
import { idCondition, oneOf, planList } from '../common/lists/list-query.js';
import type { Condition, ListRules } from '../common/lists/list-query.js';
import { inTransaction } from '../common/transaction.js';
import { MedicineSafety } from '../medicine-safety/medicine-safety.service.js';
import { tAllergy } from '../messages/care/allergies.js';
import { choicesFrom } from './allergy-codes.js';
import { AllergyStore, mayChange } from './allergy-store.js';
import { toAllergy } from './allergy.mapper.js';
import { Allergy } from './allergy.schema.js';

const LIST: ListRules = {
  filters: { patientId: idCondition('patientId'), status: oneOf('status', ALLERGY_STATUSES) },
  sorts: { id: '_id' },
  defaultSort: ['id', 'DESC'],
};

/** Allergies: a patient's own, for a doctor those of patients whose record is open, all for an admin to read. */
@Injectable()
export class AllergiesService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Allergy.name) private readonly allergies: Model<Allergy>,
    private readonly store: AllergyStore,
    private readonly links: PatientLinks,
    private readonly safety: MedicineSafety,
    private readonly readings: AccessLog,
  ) {}

  async list(query: ListQuery, by: Caller): Promise<Listing<AllergyDto>> {
    const reading = { action: 'allergy.list', resource: 'allergies', ...by };
    return Listing.of({
      model: this.allergies,
      plan: planList(query, LIST),
      scope: await this.scopeOf(by.actor),
      toAnswers: async (rows) => {
        await this.readings.notePage(rows, reading);
        return rows.map((row) => toAllergy(row, by.actor));
      },
    });
  }

  /** @throws Failure NOT_FOUND */
  async get(id: string, by: Caller): Promise<AllergyDto> {
    const row = await this.findOrFail(id, by.actor);
    await this.readings.note(row, { action: 'allergy.read', resource: 'allergies', ...by });
    return toAllergy(row, by.actor);
  }

  choices(): AllergyChoice[] {
    return choicesFrom(this.safety.tables);
  }

  /** @throws Failure NOT_FOUND, NOT_YOURS, NAME_TAKEN, WRONG_STATE */
  async create({ patientId, substance, reaction, severity }: CreateAllergy, by: Caller): Promise<AllergyDto> {
    const owner = await this.ownerOf(patientId, by.actor);
    const facts = { substance, reaction: reaction ?? null, severity: severity ?? null };
    return this.write(by, (session) => this.store.add(owner, facts, by, session));
  }

  /** @throws Failure NOT_FOUND, NOT_YOURS, WRONG_STATE while allergies are recorded */
  async stateNone({ patientId }: StateNoAllergies, by: Caller): Promise<AllergyDto> {
    const owner = await this.ownerOf(patientId, by.actor);
    return this.write(by, (session) => this.store.stateNone(owner, by, session));
  }

  /** @throws Failure NOT_FOUND, FORBIDDEN, EDIT_CONFLICT, WRONG_STATE for the statement that none are known */
  async update(id: string, { version, ...change }: UpdateAllergy, by: Caller): Promise<AllergyDto> {
    return this.write(by, async (session) => {
      const before = await this.findOrFail(id, by.actor, session);
      if (before.kind === 'noneKnown')
        throw new Failure('WRONG_STATE', { sentence: tAllergy('noneKnownUnchangeable') });
      if (!mayChange(before, by.actor))
        throw new Failure('FORBIDDEN', { sentence: tAllergy('recordedByDoctor') });
      if (version !== undefined && version !== before.version) throw new Failure('EDIT_CONFLICT');
      return this.store.change(before, change, by, session);
    });
  }

  private async write(by: Caller, work: (session: ClientSession) => Promise<Allergy>): Promise<AllergyDto> {
    try {
      return toAllergy(await inTransaction(this.connection, work), by.actor);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new Failure('EDIT_CONFLICT');
    }
  }

  private async findOrFail(id: string, actor: Actor, session?: ClientSession): Promise<Allergy> {
    const filter = { $and: [{ _id: new Types.ObjectId(id) }, await this.scopeOf(actor)] };
    const row = await this.allergies
      .findOne(filter)
      .session(session ?? null)
      .lean<Allergy>();
    if (!row) throw new Failure('NOT_FOUND');
    return row;
  }

  private async scopeOf(actor: Actor): Promise<Condition> {
    if (actor.type === 'admin') return {};
    if (actor.type === 'patient') return { patientId: new Types.ObjectId(actor.userId) };
    return { patientId: { $in: await this.links.patientsOf(actor.userId) } };
  }

  private async ownerOf(patientId: string | undefined, actor: Actor): Promise<Types.ObjectId> {
    if (actor.type === 'patient') {
      if (patientId && patientId !== actor.userId) throw new Failure('NOT_YOURS');
      return new Types.ObjectId(actor.userId);
    }
    if (!patientId) throw fieldFailure('patientId', tAllergy('patientRequired'), 'VALIDATION_FAILED');
    await this.links.assertLinked(actor.userId, patientId);
    return new Types.ObjectId(patientId);
  }
}
