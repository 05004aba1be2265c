import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import type { Actor } from '../common/http/actor.js';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import type {
  AcceptedAppointmentsQuery,
  AppointmentsQuery,
} from '../../../openapi/contract/care/appointment-queries.js';
import { APPOINTMENT_STATUSES } from '../../../openapi/contract/care/appointments.js';
import type { ListQuery } from '../../../openapi/contract/common.js';
import { SPECIALITIES } from '../../../openapi/contract/people/fields.js';
import { Failure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { Listing } from '../common/lists/list-answer.js';
import { readPage } from '../common/lists/read-page.js';
import { dateFilters, idCondition, oneOf, planList } from '../common/lists/list-query.js';
import type { Condition, ListRules } from '../common/lists/list-query.js';
import { FilesService } from '../files/files.service.js';
import { typedText } from '../common/lists/typed-text.js';
import { visitRulesOf } from '../settings/first-settings.js';
import { SettingsService } from '../settings/settings.service.js';
import { PeopleSearch, withOwnId } from '../users/people-search.js';
import { Guardians } from '../users/dependants/guardians.service.js';
import { DoctorDirectory } from '../users/doctors/doctor-directory.js';
import { User } from '../users/user.schema.js';
import { Appointment } from './appointment.schema.js';
import { appointmentScope, assertSelf, waitingFor } from './appointment.policy.js';
import { doctorOf, toAppointment } from './appointment.mapper.js';
import type { Terms } from './cancellation.js';
import { withoutEligibleDoctor, unansweredForADay } from './open-requests.js';
import { RANKS, WaitingRequests } from './requests/waiting-requests.service.js';
import { UNPAID } from './unpaid-visits.js';

/** A page of a list and the total number of rows. */
export interface Counted<Row> {
  rows: Row[];
  total: number;
}

const LISTED_FOR_MS = 365 * 24 * 3_600_000;
const MAX_LISTED = 500;

/** Lists omit the covered minutes: half an hour has thirty of them. */
const LISTED = { 'slot.covers': 0 } as const;

const LIST: ListRules = {
  filters: {
    q: typedText,
    status: oneOf('status', APPOINTMENT_STATUSES),
    doctorId: idCondition('doctorId'),
    acceptedDoctorId: idCondition('acceptedDoctorId'),
    patientId: idCondition('patientId'),
    rejectedBy: idCondition('rejectedBy'),
    speciality: oneOf('speciality', SPECIALITIES),
    ...dateFilters('preferredDate'),
  },
  sorts: { id: '_id', preferredDate: 'preferredDate' },
  defaultSort: ['id', 'DESC'],
};

/** Placeholder in a query plan for open requests that the desk handles, until they are looked up. */
const WITHOUT_ELIGIBLE_DOCTOR: Condition = { nobodyLeft: true };
const UNTAKEN_FOR_A_DAY: Condition = { nobodyTook: true };

/** Administrators filter open requests that no doctor can take. Doctors filter by date, among the visits they accepted. */
function listOf(actor: Actor): ListRules {
  if (actor.type === 'admin') {
    const filters = {
      ...LIST.filters,
      nobodyLeft: (value: unknown) => (value === true ? WITHOUT_ELIGIBLE_DOCTOR : null),
      nobodyTook: (value: unknown) => (value === true ? UNTAKEN_FOR_A_DAY : null),
      unpaid: (value: unknown) => (value === true ? UNPAID : null),
    };
    return { ...LIST, filters };
  }
  if (actor.type !== 'doctor') return LIST;
  const acceptedDoctorId = new Types.ObjectId(actor.userId);
  const ofDays = Object.entries(dateFilters('appointmentDate')).map(([name, rule]): [string, typeof rule] => [
    name,
    (value) => {
      const condition = rule(value);
      return condition && { acceptedDoctorId, ...condition };
    },
  ]);
  return { ...LIST, filters: { ...LIST.filters, ...Object.fromEntries(ofDays) } };
}

/** Reads appointments inside the caller's scope. */
@Injectable()
export class AppointmentsService {
  constructor(
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly directory: DoctorDirectory,
    private readonly clock: HospitalClock,
    private readonly files: FilesService,
    private readonly people: PeopleSearch,
    private readonly holders: Guardians,
    private readonly settings: SettingsService,
    private readonly waiting: WaitingRequests,
  ) {}

  /** A patient's appointments except cancelled ones, newest first. */
  async listForPatient(
    patientId: string,
    query: AppointmentsQuery,
    actor: Actor,
  ): Promise<Counted<AppointmentDto>> {
    assertSelf(patientId, actor);
    const own = { patientId: new Types.ObjectId(patientId), status: { $nin: ['held', 'cancelled'] } };
    const { rows, total } = await this.part({ ...own, ...since(query) }, { _id: -1 }, query);
    return { rows: await this.toAnswers(rows, actor), total };
  }

  /**
   * Requests that wait for this doctor's answer: the doctor's own and the unassigned ones of the speciality. Paid ones
   * come first, then those of confirmed patients, newest first.
   */
  async listPending(
    doctorId: string,
    query: AppointmentsQuery,
    actor: Actor,
  ): Promise<Counted<AppointmentDto>> {
    assertSelf(doctorId, actor);
    const filter = { $and: [anyOf(waitingFor(doctorId, actor)), since(query)] };
    const { skip = 0, limit = MAX_LISTED } = query;
    const found = await this.waiting.page(filter, { order: 'newest', skip, limit, columns: LISTED });
    const total = await this.totalOf(filter, { skip, limit, onPage: found.length });
    const answers = await this.toAnswers(
      found.map(({ row }) => row),
      actor,
    );
    const rows = answers.map((answer, n) => ({
      ...answer,
      isUnconfirmed: found[n].rank === RANKS.unconfirmed,
    }));
    return { rows, total };
  }

  /** The number of those requests. */
  async countPending(doctor: Actor): Promise<number> {
    const filter = { $and: [anyOf(waitingFor(doctor.userId, doctor)), since({})] };
    return this.appointments.countDocuments(filter);
  }

  /** Visits that this doctor accepted and has not completed, nearest first; optionally of certain days. */
  async listAccepted(
    doctorId: string,
    query: AcceptedAppointmentsQuery,
    actor: Actor,
  ): Promise<Counted<AppointmentDto>> {
    assertSelf(doctorId, actor);
    const own = { acceptedDoctorId: new Types.ObjectId(doctorId), status: 'accepted' as const };
    const filter = { ...own, ...since(query), ...between(query) };
    const { rows, total } = await this.part(filter, { appointmentDate: 1, _id: -1 }, query);
    const answers = await this.toAnswers(rows, actor);
    return {
      rows: answers.toSorted((a, b) =>
        `${a.appointmentDate}${a.appointmentTime}`.localeCompare(`${b.appointmentDate}${b.appointmentTime}`),
      ),
      total,
    };
  }

  /** @throws Failure VALIDATION_FAILED */
  async list(query: ListQuery, actor: Actor): Promise<Listing<AppointmentDto>> {
    const plan = await this.people.resolve(planList(query, listOf(actor)), ({ text, people }) => [
      { patientId: people },
      { doctorId: people },
      { acceptedDoctorId: people },
      ...withOwnId(text),
    ]);
    const conditions = await Promise.all(plan.conditions.map((one) => this.lookedUp(one)));
    return Listing.of({
      model: this.appointments,
      scope: appointmentScope(actor),
      plan: { ...plan, conditions },
      projection: LISTED,
      toAnswers: (rows) => this.toAnswers(rows, actor),
    });
  }

  async get(id: string, actor: Actor): Promise<AppointmentDto> {
    const [answer] = await this.toAnswers([await this.findOrFail(id, actor)], actor);
    return answer;
  }

  /** The appointment, if this person may see it. */
  async findOrFail(id: string, actor: Actor): Promise<Appointment> {
    return this.one({ $and: [{ _id: new Types.ObjectId(id) }, appointmentScope(actor)] });
  }

  /** An appointment for its documents. The caller has checked the access. */
  findById(id: string): Promise<Appointment> {
    return this.one({ _id: new Types.ObjectId(id) });
  }

  /** The answer to a step. It omits the guardians, which saves one read. */
  toAnswer(row: Appointment, actor: Actor): AppointmentDto {
    return toAppointment(row, this.viewing(actor));
  }

  /** The answer for one viewer. */
  async toAnswers(rows: Appointment[], actor: Actor): Promise<AppointmentDto[]> {
    const patients = rows.map(({ patientId }) => patientId);
    const [holders, pictures] = await Promise.all([
      this.holders.forList(patients, actor),
      this.doctorPictures(rows, actor),
    ]);
    const viewing = { ...this.viewing(actor), holders, pictures };
    return rows.map((row) => toAppointment(row, viewing));
  }

  /** The inputs of the rules for cancelling and moving, at this moment. */
  terms(): Terms {
    return { clock: this.clock, rules: visitRulesOf(this.settings.known()) };
  }

  /** The doctors' pictures by doctor id, for patients only. Pictures of published doctors are cached. */
  private async doctorPictures(
    visits: Appointment[],
    { type }: Actor,
  ): Promise<Map<string, string> | undefined> {
    if (type !== 'patient') return undefined;
    const ids = [...new Set(visits.flatMap((visit) => doctorOf(visit)?.toHexString() ?? []))];
    const published = ids.flatMap((id) => this.directory.knownEntry(id) ?? []);
    const pictures = new Map(published.map(({ id, row }) => [id, row.image]));
    const others = ids.filter((id) => !pictures.has(id));
    if (others.length === 0) return pictures;
    const doctors = await this.users
      .find({ _id: { $in: others } }, { image: 1 })
      .lean<Pick<User, '_id' | 'image'>[]>();
    for (const { _id, image } of doctors) pictures.set(String(_id), image);
    return pictures;
  }

  private viewing(actor: Actor) {
    const hasVideo = Boolean(this.settings.known().videoLink);
    return { actor, terms: this.terms(), hasVideo, sign: this.files.signerFor(actor) };
  }

  private async one(filter: Condition): Promise<Appointment> {
    const row = await this.appointments.findOne(filter).lean<Appointment>();
    if (!row) throw new Failure('NOT_FOUND');
    return row;
  }

  private async lookedUp(condition: Condition): Promise<Condition> {
    const { users, appointments } = this;
    if (condition === WITHOUT_ELIGIBLE_DOCTOR)
      return { _id: { $in: await withoutEligibleDoctor({ users, appointments }) } };
    if (condition === UNTAKEN_FOR_A_DAY) return { _id: { $in: await unansweredForADay(appointments) } };
    return condition;
  }

  /** One page of a list and the total number of rows. */
  private async part(
    filter: Condition,
    sort: Record<string, 1 | -1>,
    { skip = 0, limit = MAX_LISTED }: AppointmentsQuery,
  ): Promise<Counted<Appointment>> {
    const rows = await readPage(this.appointments, { filter, columns: LISTED, sort, skip, limit });
    return { rows, total: await this.totalOf(filter, { skip, limit, onPage: rows.length }) };
  }

  /** A page that is not full is the last one, so it gives the total without a count. */
  private totalOf(
    filter: Condition,
    { skip, limit, onPage }: { skip: number; limit: number; onPage: number },
  ): number | Promise<number> {
    if (onPage < limit && (onPage > 0 || skip === 0)) return skip + onPage;
    return this.appointments.countDocuments(filter);
  }
}

const anyOf = (conditions: Condition[]): Condition =>
  conditions.length > 1 ? { $or: conditions } : conditions[0];

/** The last twelve months, or appointments older than the given one. */
function since({ before }: AppointmentsQuery): { _id: Condition } {
  if (before) return { _id: { $lt: new Types.ObjectId(before) } };
  const oldest = Types.ObjectId.createFromTime(Math.floor((Date.now() - LISTED_FOR_MS) / 1000));
  return { _id: { $gte: oldest } };
}

/** Visits between these days, both included. */
function between({ from, to }: AcceptedAppointmentsQuery): { appointmentDate?: Condition } {
  if (!from && !to) return {};
  return { appointmentDate: { ...(from && { $gte: from }), ...(to && { $lte: to }) } };
}
