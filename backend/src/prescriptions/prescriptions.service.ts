import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import type { Actor, Caller } from '../common/http/actor.js';
import type { ListQuery } from '../../../openapi/contract/common.js';
import type { PrescriptionDto } from '../../../openapi/contract/care/prescriptions.js';
import { PatientLinks } from '../appointments/patient-links.js';
import { AccessLog } from '../audit/access-log.service.js';
import { Failure } from '../common/errors/errors.js';
import { inErrorFilter, visibleTo, VALID } from '../records/corrections/entered-in-error.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { Listing } from '../common/lists/list-answer.js';
import { anyOf, dateFilters, idCondition, planList } from '../common/lists/list-query.js';
import type { Condition, ListRules } from '../common/lists/list-query.js';
import { hasSearchTokens } from '../common/search-tokens.js';
import { FilesService } from '../files/files.service.js';
import type { BoxCount } from './dispensing/course-boxes.js';
import { coursesOf, countBoxes, mayBeOtherBrand } from './dispensing/course-boxes.js';
import { Dispensing } from './dispensing/dispensing.js';
import type { OrderedBoxes } from './dispensing/dispensing.js';
import { statusesNow } from './lifecycle/orderable.js';
import type { OnSale } from './medicine-lookup.js';
import { toPrescription } from './prescription.mapper.js';
import { Prescription } from './prescription.schema.js';
import type { PrescribedRow } from './prescription.schema.js';
import { statusCondition } from './refill.js';
import { MedicineLookup } from './medicine-lookup.js';

/** A status is what it is today, so the rules of the list are too. */
const listOn = (today: string): ListRules => ({
  filters: {
    status: anyOf((status) => statusCondition(status, today)),
    patientId: idCondition('patientId'),
    doctorId: idCondition('doctorId'),
    enteredInError: inErrorFilter,
    q: (text) => hasSearchTokens('words', String(text)),
    ...dateFilters('date'),
  },
  sorts: { id: '_id', date: 'date' },
  defaultSort: ['id', 'DESC'],
});

/** The column of who wrote it. */
const AUTHOR = 'doctorId';

/** Reads prescriptions: a patient's own, those of a doctor's patients and what the doctor wrote, all for an admin. */
@Injectable()
export class PrescriptionsService {
  constructor(
    @InjectModel(Prescription.name) private readonly prescriptions: Model<Prescription>,
    private readonly links: PatientLinks,
    private readonly medicineLookup: MedicineLookup,
    private readonly files: FilesService,
    private readonly clock: HospitalClock,
    private readonly readings: AccessLog,
    private readonly dispensing: Dispensing,
  ) {}

  async list(query: ListQuery, by: Caller): Promise<Listing<PrescriptionDto>> {
    const reading = { action: 'prescription.list', resource: 'prescriptions', ...by };
    return Listing.of({
      model: this.prescriptions,
      plan: planList(query, listOn(this.clock.today())),
      scope: await this.scopeOf(by.actor),
      toAnswers: async (rows) => {
        await this.readings.notePage(rows, reading);
        return this.toAnswers(rows, by.actor);
      },
    });
  }

  async get(id: string, by: Caller): Promise<PrescriptionDto> {
    return this.toAnswer(await this.read(id, by), by.actor);
  }

  /** The prescription for a permitted viewer; another person's reading is audited. @throws Failure NOT_FOUND */
  async read(id: string, by: Caller): Promise<Prescription> {
    const row = await this.findOrFail(id, by.actor);
    const reading = { action: 'prescription.read', resource: 'prescriptions', ...by };
    await this.readings.note(row, reading);
    return row;
  }

  /** A prescription for its document, whose address was made for this person. It may have been hidden since. */
  findForHolder(id: string, holder: Actor | null): Promise<Prescription> {
    return holder ? this.findOrFail(id, holder) : this.one({ _id: new Types.ObjectId(id), ...VALID });
  }

  private async findOrFail(id: string, actor: Actor): Promise<Prescription> {
    return this.one({ $and: [{ _id: new Types.ObjectId(id) }, await this.scopeOf(actor)] });
  }

  private async scopeOf(actor: Actor): Promise<Condition> {
    return { ...(await this.links.scope(actor, AUTHOR)), ...visibleTo(actor) };
  }

  async toAnswer(row: Prescription, actor: Actor): Promise<PrescriptionDto> {
    const [answer] = await this.toAnswers([row], actor);
    return answer;
  }

  private async toAnswers(rows: Prescription[], actor: Actor): Promise<PrescriptionDto[]> {
    const names = rows.flatMap(({ medicines }) => medicines.map(({ name }) => name));
    const [onSale, ordered] = await Promise.all([
      this.medicineLookup.onSaleFor(names),
      this.dispensing.orderedFor(rows.map(({ _id }) => _id)),
    ]);
    const today = this.clock.today();
    const sign = this.files.signerFor(actor);
    const medicineIdOf = ({ name, brandSubstitution = false }: PrescribedRow) => {
      const { medicine } = onSale({ name, brandSubstitution });
      return medicine && String(medicine._id);
    };
    const boxesOf = (row: Prescription) => this.boxesOf(row, ordered, onSale);
    return rows.map((row) => toPrescription(row, { today, actor, medicineIdOf, boxesOf, sign }));
  }

  private boxesOf(row: Prescription, ordered: OrderedBoxes[], onSale: OnSale): Map<number, BoxCount> {
    const own = ordered.filter(({ prescriptionId }) => prescriptionId.equals(row._id));
    return new Map(
      coursesOf(row, statusesNow(row, this.clock)).map((course) => {
        const [{ name }] = course.rows;
        const { medicine } = onSale({ name, brandSubstitution: mayBeOtherBrand(course) });
        return [course.line, countBoxes(course, medicine, own)];
      }),
    );
  }

  private async one(filter: Condition): Promise<Prescription> {
    const row = await this.prescriptions.findOne(filter).lean<Prescription>();
    if (!row) throw new Failure('NOT_FOUND');
    return row;
  }
}
