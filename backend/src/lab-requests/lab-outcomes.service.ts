import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import { PatientLinks } from '../appointments/patient-links.js';
import { Notifier } from '../notifications/notifier.service.js';
import { LabRequest } from './lab-request.schema.js';
import { tLabRequest } from '../messages/care/lab-requests.js';

export type OutcomeKind =
  | 'reported'
  | 'preliminary'
  | 'corrected'
  | 'critical'
  | 'rejected'
  | 'cancelled'
  | 'declined'
  | 'neverBooked';

/** What happened to a test of a patient. */
export interface TestOutcome {
  kind: OutcomeKind;
  /** Deduplication key of mails. */
  key: string;
  testName: string;
  /** Why a sample was rejected. */
  detail?: string;
  patientId: Types.ObjectId;
  patientName: string;
  /** The booking, whose request names the doctor who asked. */
  labBookingId?: Types.ObjectId;
  /** The request itself, if there is no booking. */
  request?: LabRequest;
  /** Whether the sample is the patient's; doctors do not follow other people here. */
  isOwnSample: boolean;
}

/** Only in these cases a doctor has to act at once. */
const MAILED: readonly OutcomeKind[] = ['critical'];

/** Brings every outcome of a test to the doctor who asked for it and to the doctors who follow the patient. */
@Injectable()
export class LabOutcomes {
  constructor(
    @InjectModel(LabRequest.name) private readonly requests: Model<LabRequest>,
    private readonly links: PatientLinks,
    private readonly notifier: Notifier,
  ) {}

  async tell(outcome: TestOutcome, session: ClientSession): Promise<void> {
    const request = outcome.request ?? (await this.requestOf(outcome, session));
    const following = outcome.isOwnSample ? await this.links.doctorsOf(outcome.patientId, session) : [];
    const others = following.filter((id) => !request?.doctorId.equals(id));
    if (others.length > 0) await this.notifier.ring(others, bellOf(outcome, recordsOf(outcome)), session);
    if (request) await this.tellRequester(request, outcome, session);
  }

  /** By mail, too, if it is urgent; without the value, because mails are not private enough. */
  private async tellRequester(
    { doctorId, appointmentId }: LabRequest,
    outcome: TestOutcome,
    session: ClientSession,
  ): Promise<void> {
    const news = bellOf(outcome, `/doctor-login/visit/${String(appointmentId)}`);
    if (!MAILED.includes(outcome.kind)) return this.notifier.ring([doctorId], news, session);
    const linkText = tLabRequest('outcome.seeVisit');
    await this.notifier.notify({ ...news, key: outcome.key, to: doctorId, facts: [], linkText }, session);
  }

  private async requestOf({ labBookingId }: TestOutcome, session: ClientSession): Promise<LabRequest | null> {
    if (!labBookingId) return null;
    return this.requests.findOne({ labBookingId }).session(session).lean<LabRequest>();
  }
}

const recordsOf = ({ patientId }: TestOutcome): string =>
  `/doctor-login/doctor-records?patient=${String(patientId)}`;

const bellOf = ({ kind, patientName, testName, detail = '' }: TestOutcome, link: string) => ({
  title: tLabRequest(`outcome.${kind}Title`, { patientName }),
  paragraphs: [tLabRequest(`outcome.${kind}Body`, { testName, detail })],
  link,
});
