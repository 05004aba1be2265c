import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { ListQuery } from '../../../openapi/contract/common.js';
import { REVIEW_STATUSES } from '../../../openapi/contract/care/reviews.js';
import type { CreateReview, ReviewDto, ReviewStatus } from '../../../openapi/contract/care/reviews.js';
import { Appointment } from '../appointments/appointment.schema.js';
import { AuditService } from '../audit/audit.service.js';
import type { Actor, Caller } from '../common/http/actor.js';
import { factsOf } from '../common/changes-between.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { Failure } from '../common/errors/errors.js';
import { AccountLimits } from '../common/limits/account-limits.service.js';
import { Listing } from '../common/lists/list-answer.js';
import { anyOf, idCondition, oneOf, planList } from '../common/lists/list-query.js';
import type { Condition, ListRules } from '../common/lists/list-query.js';
import { inTransaction } from '../common/transaction.js';
import { hasSearchTokens } from '../common/search-tokens.js';
import { Notifier } from '../notifications/notifier.service.js';
import { ApprovedReviews } from './approved-reviews.js';
import { toReview } from './review.mapper.js';
import { Review, reviewSearchTokens } from './review.schema.js';
import { tReview } from '../messages/care/reviews.js';

const STARS = [1, 2, 3, 4, 5];
const NOBODY: Condition = { _id: { $in: [] } };

/**
 * `mine` adds a patient's own reviews in every state. Only administrators may search, because a search would
 * reveal surnames.
 */
const rulesFor = (actor: Actor | null): ListRules => ({
  filters: {
    ...(actor?.type === 'admin' && { q: (text) => hasSearchTokens('words', String(text)) }),
    status: oneOf('status', REVIEW_STATUSES),
    doctorId: idCondition('doctorId'),
    rating: anyOf((stars) => (typeof stars === 'number' && STARS.includes(stars) ? { rating: stars } : null)),
    mine: (flag) => {
      if (flag !== true) return null;
      return actor?.type === 'patient' ? { patientId: new Types.ObjectId(actor.userId) } : NOBODY;
    },
  },
  sorts: { id: '_id', createdAt: '_id', rating: 'rating' },
  defaultSort: ['id', 'DESC'],
});

/** Patients' reviews, published after an administrator's approval. */
@Injectable()
export class ReviewsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Review.name) private readonly reviews: Model<Review>,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    private readonly approved: ApprovedReviews,
    private readonly notifier: Notifier,
    private readonly audit: AuditService,
    private readonly accounts: AccountLimits,
  ) {}

  /** All for an administrator, the caller's own with `mine`, else the approved ones. */
  list(query: ListQuery, actor: Actor | null): Listing<ReviewDto> {
    const plan = planList(query, rulesFor(actor));
    const isOwn = plan.conditions.some((condition) => 'patientId' in condition);
    const scope = actor?.type === 'admin' || isOwn ? {} : { status: 'approved' };
    const toAnswers = (rows: Review[]) => rows.map((row) => toReview(row, actor));
    return Listing.of({ model: this.reviews, scope, plan, toAnswers });
  }

  /** The newest published reviews of a doctor in their public form. */
  async newestOf(doctorId: string, count: number): Promise<ReviewDto[]> {
    const rows = await this.reviews
      .find({ doctorId: new Types.ObjectId(doctorId), status: 'approved' })
      .sort({ _id: -1 })
      .limit(count)
      .lean<Review[]>();
    return rows.map((row) => toReview(row, null));
  }

  async get(id: string, actor: Actor): Promise<ReviewDto> {
    const row = await this.reviews.findById(id).lean<Review>();
    if (!row) throw new Failure('NOT_FOUND');
    return toReview(row, actor);
  }

  /**
   * Reviews one of the caller's completed visits, once.
   * @throws Failure NOT_FOUND for another person's visit, WRONG_STATE before it is completed, ALREADY_REVIEWED
   */
  create(body: CreateReview, by: Caller): Promise<ReviewDto> {
    return this.accounts.counted('REVIEWS', by, () => this.write(body, by));
  }

  private async write(
    { appointmentId, rating, text }: CreateReview,
    { actor, origin }: Caller,
  ): Promise<ReviewDto> {
    try {
      const row = await inTransaction(this.connection, async (session) => {
        const visit = await this.completedVisit(appointmentId, actor, session);
        const { patientId, patientName } = visit;
        const doctorName = visit.acceptedDoctorName ?? visit.doctorName ?? '';
        const said = { patientName, doctorName, text };
        const doctorId = visit.acceptedDoctorId ?? visit.doctorId ?? undefined;
        const row = {
          patientId,
          appointmentId: visit._id,
          doctorId,
          rating,
          ...said,
          words: reviewSearchTokens(said),
        };
        const [created] = await this.reviews.create([{ ...row, status: 'pending' }], { session });
        const stored = created.toObject<Review>();
        const trace = { resource: 'reviews', recordId: stored._id, after: factsOf(stored), origin };
        await this.audit.record({ action: 'review.create', actor, ...trace }, session);
        return stored;
      });
      return toReview(row, actor);
    } catch (error) {
      if (isDuplicateKey(error)) throw new Failure('ALREADY_REVIEWED');
      throw error;
    }
  }

  /** Publishes it, and notifies its author the first time. Repeating it changes nothing. */
  approve(id: string, by: Caller): Promise<ReviewDto> {
    return this.moveTo('approved', id, by, async (before, session) => {
      if (before.status === 'pending') await this.tellWriter(before, session);
    });
  }

  /** Hides it from all but its author and administrators. Repeating it changes nothing. */
  hide(id: string, by: Caller): Promise<ReviewDto> {
    return this.moveTo('hidden', id, by);
  }

  async remove(id: string, { actor, origin }: Caller): Promise<ReviewDto> {
    const row = await inTransaction(this.connection, async (session) => {
      const gone = await this.reviews.findByIdAndDelete(id, { session }).lean<Review>();
      if (!gone) throw new Failure('NOT_FOUND');
      const trace = { resource: 'reviews', recordId: gone._id, before: factsOf(gone), origin };
      await this.audit.record({ action: 'review.delete', actor, ...trace }, session);
      return gone;
    });
    this.approved.drop();
    return toReview(row, actor);
  }

  private async completedVisit(id: string, { userId }: Actor, session: ClientSession): Promise<Appointment> {
    const visit = await this.appointments
      .findOne({ _id: new Types.ObjectId(id), patientId: new Types.ObjectId(userId) })
      .session(session)
      .lean<Appointment>();
    if (!visit) throw new Failure('NOT_FOUND');
    if (visit.status === 'completed') return visit;
    throw new Failure('WRONG_STATE', { sentence: tReview('visitNotCompleted') });
  }

  /** Conditional on a different state, so that only one of two equal calls is audited. */
  private async moveTo(
    status: ReviewStatus,
    id: string,
    { actor, origin }: Caller,
    writeWithTransition: (before: Review, session: ClientSession) => Promise<void> = async () => {},
  ): Promise<ReviewDto> {
    const row = await inTransaction(this.connection, async (session) => {
      const before = await this.reviews
        .findOneAndUpdate({ _id: id, status: { $ne: status } }, { $set: { status } }, { session })
        .lean<Review>();
      if (!before) return this.reviews.findById(id).session(session).lean<Review>();
      await writeWithTransition(before, session);
      const action = status === 'approved' ? 'review.approve' : 'review.hide';
      const change = { before: { status: before.status }, after: { status } };
      const trace = { resource: 'reviews', recordId: before._id, ...change, origin };
      await this.audit.record({ action, actor, ...trace }, session);
      return { ...before, status };
    });
    if (!row) throw new Failure('NOT_FOUND');
    this.approved.drop();
    return toReview(row, actor);
  }

  private tellWriter({ _id, patientId, doctorName }: Review, session: ClientSession): Promise<void> {
    return this.notifier.notify(
      {
        key: `review-approved:${String(_id)}`,
        to: patientId,
        title: tReview('published.title'),
        paragraphs: [tReview('published.body', { doctorName })],
        facts: [],
        link: '/',
        linkText: tReview('published.link'),
      },
      session,
    );
  }
}
