import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { LabRequestDto } from '../../../openapi/contract/care/lab-requests.js';
import type { Appointment } from '../appointments/appointment.schema.js';
import { AuditService } from '../audit/audit.service.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import type { Caller } from '../common/http/actor.js';
import { inTransaction } from '../common/transaction.js';
import { LabTest } from '../lab/lab-test.schema.js';
import { Notifier } from '../notifications/notifier.service.js';
import { LabOutcomes } from './lab-outcomes.service.js';
import type { OutcomeKind, TestOutcome } from './lab-outcomes.service.js';
import { toLabRequest } from './lab-request.mapper.js';
import { LabRequest } from './lab-request.schema.js';
import { LabRequestsService } from './lab-requests.service.js';
import { tLabRequest } from '../messages/care/lab-requests.js';

const OVER = {
  booked: tLabRequest('refusal.booked'),
  declined: tLabRequest('refusal.declined'),
} as const;

interface BookedRequest {
  id: string;
  patientId: Types.ObjectId;
  labTestId: Types.ObjectId;
  labBookingId: Types.ObjectId;
}

/** Moves doctors' test requests from one state to the next; each becomes a booking once. */
@Injectable()
export class LabRequestSteps {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(LabRequest.name) private readonly requests: Model<LabRequest>,
    @InjectModel(LabTest.name) private readonly tests: Model<LabTest>,
    private readonly reader: LabRequestsService,
    private readonly notifier: Notifier,
    private readonly outcomes: LabOutcomes,
    private readonly audit: AuditService,
  ) {}

  /**
   * Requests these tests for the patient of a visit, in the transaction of the save.
   * @throws Failure of the field `labTestIds` for a test that is not offered or was already requested at this
   *   visit
   */
  async ask(visit: Appointment, labTestIds: string[], by: Caller, session: ClientSession): Promise<void> {
    const tests = await this.testsOf(labTestIds, session);
    await this.assertNew(visit, tests, session);
    const rows = tests.map(({ _id, name }) => ({
      _id: new Types.ObjectId(),
      status: 'open' as const,
      appointmentId: visit._id,
      patientId: visit.patientId,
      patientName: visit.patientName,
      doctorId: visit.acceptedDoctorId!,
      doctorName: visit.acceptedDoctorName!,
      test: { labTestId: _id, name },
    }));
    await this.requests.create(rows, { session, ordered: true });
    await this.tell(rows, session);
    for (const { _id, test, patientId } of rows) {
      const after = { status: 'open', patientId: String(patientId), labTestId: String(test.labTestId) };
      const what = { action: 'lab-request.create', resource: 'lab-requests', recordId: _id, after };
      await this.audit.record({ ...what, ...by }, session);
    }
  }

  /**
   * The patient books the test; one of several concurrent calls succeeds.
   * @throws Failure of the field `labRequestId` for another person's request or one that is not open; of
   *   `labTestId` for another test
   */
  async book(
    { id, patientId, labTestId, labBookingId }: BookedRequest,
    session: ClientSession,
  ): Promise<void> {
    const own = { _id: new Types.ObjectId(id), patientId };
    const request = await this.requests.findOne(own).session(session).lean<LabRequest>();
    if (!request) throw fieldFailure('labRequestId', tLabRequest('notRequested'), 'NOT_FOUND');
    if (!request.test.labTestId.equals(labTestId))
      throw fieldFailure('labTestId', tLabRequest('otherTestRequested', { testName: request.test.name }));
    const { modifiedCount } = await this.requests.updateOne(
      { ...own, status: 'open' },
      { $set: { status: 'booked', labBookingId } },
      { session },
    );
    if (modifiedCount === 0) throw fieldFailure('labRequestId', overOf(request), 'WRONG_STATE');
  }

  /**
   * An expired booking was paid after all.
   * @returns false when the patient has meanwhile booked the test another way or declined it
   */
  async bookAgain(
    id: Types.ObjectId,
    labBookingId: Types.ObjectId,
    session: ClientSession,
  ): Promise<boolean> {
    const { matchedCount } = await this.requests.updateOne(
      { _id: id, $or: [{ status: 'open' }, { status: 'booked', labBookingId }] },
      { $set: { status: 'booked', labBookingId } },
      { session },
    );
    return matchedCount > 0;
  }

  /** The booking of a request ended without a report, so the request is open again. */
  async reopen(labBookingId: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.requests.updateOne(
      { labBookingId, status: 'booked' },
      { $set: { status: 'open', labBookingId: null } },
      { session },
    );
  }

  /** The laboratory has released a report about a booked test. */
  async reported(labBookingId: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.requests.updateOne({ labBookingId }, { $set: { status: 'reported' } }, { session });
  }

  /**
   * The patient declines the test. A repeated call returns the same answer. @throws Failure NOT_FOUND,
   * WRONG_STATE
   */
  async decline(id: string, by: Caller): Promise<LabRequestDto> {
    const row = await this.reader.findOrFail(id, by.actor);
    if (row.status === 'declined') return toLabRequest(row, 'declined');
    const declined = await inTransaction(this.connection, async (session) => {
      const after = await this.requests
        .findOneAndUpdate(
          { _id: row._id, status: 'open' },
          { $set: { status: 'declined' } },
          { session, returnDocument: 'after' },
        )
        .lean<LabRequest>();
      if (!after) return null;
      const change = { before: { status: 'open' }, after: { status: 'declined' } };
      const what = { action: 'lab-request.decline', resource: 'lab-requests', recordId: row._id };
      await this.audit.record({ ...what, ...change, ...by }, session);
      await this.outcomes.tell(outcomeOf(after, 'declined'), session);
      return after;
    });
    if (declined) return toLabRequest(declined, 'declined');
    const now = await this.reader.findOrFail(id, by.actor);
    if (now.status === 'declined') return toLabRequest(now, 'declined');
    throw new Failure('WRONG_STATE', { sentence: overOf(now) });
  }

  private async testsOf(ids: string[], session: ClientSession): Promise<LabTest[]> {
    const offered = { _id: { $in: ids }, deleted: false, published: true };
    const found = await this.tests.find(offered).session(session).lean<LabTest[]>();
    return ids.map((id, index) => {
      const test = found.find(({ _id }) => String(_id) === id);
      if (!test) throw fieldFailure(`labTestIds.${index}`, tLabRequest('testNotOffered'), 'NOT_FOUND');
      return test;
    });
  }

  /** Saves of one visit are serialized, so a missing row is still missing at the commit. */
  private async assertNew({ _id }: Appointment, tests: LabTest[], session: ClientSession): Promise<void> {
    const asked = await this.requests
      .find({ appointmentId: _id, status: { $ne: 'declined' } })
      .session(session)
      .lean<LabRequest[]>();
    tests.forEach((test, index) => {
      if (asked.some(({ test: { labTestId } }) => labTestId.equals(test._id)))
        throw fieldFailure(
          `labTestIds.${index}`,
          tLabRequest('alreadyRequested', { testName: test.name }),
          'WRONG_STATE',
        );
    });
  }

  /** Without the names of the tests: mails are not private enough. */
  private tell(rows: Pick<LabRequest, '_id' | 'patientId' | 'doctorName'>[], session: ClientSession) {
    const [{ _id, patientId, doctorName }] = rows;
    const isOne = rows.length === 1;
    return this.notifier.notify(
      {
        key: `labRequest:${String(_id)}:asked`,
        to: patientId,
        title: isOne
          ? tLabRequest('requested.titleOne', { doctorName })
          : tLabRequest('requested.title', { doctorName, count: rows.length }),
        paragraphs: [isOne ? tLabRequest('requested.bodyOne') : tLabRequest('requested.body')],
        facts: [],
        link: '/patientlogin/lab-bookings',
        linkText: tLabRequest('chooseDay'),
      },
      session,
    );
  }
}

const overOf = ({ status }: LabRequest): string => OVER[status === 'declined' ? 'declined' : 'booked'];

/** An outcome of a request without a booking. */
export const outcomeOf = (request: LabRequest, kind: OutcomeKind): TestOutcome => ({
  kind,
  key: `labRequest:${String(request._id)}:${kind}`,
  testName: request.test.name,
  patientId: request.patientId,
  patientName: request.patientName,
  request,
  isOwnSample: true,
});
