import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Agenda, Job } from 'agenda';
import type { Connection } from 'mongoose';
import { OpenRequestNotifications } from '../appointments/notifications/open-request-notifications.service.js';
import { EndedIdCards } from '../appointments/requests/ended-id-cards.service.js';
import { LeaveCases } from '../availability/leave-cases.js';
import { UnansweredRequests } from '../appointments/unanswered-requests.service.js';
import { Reminders } from '../appointments/reminders/reminders.service.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { OutboxWorker } from '../outbox/outbox.worker.js';
import { SettlementService } from '../payments/settlement.service.js';
import { WebhookService } from '../payments/webhook.service.js';
import { OfferRounds } from '../waitlist/offer-rounds.service.js';
import { RefillReminders } from '../prescriptions/refills/refill-reminders.service.js';
import { MergesService } from '../profile/merges/merges.service.js';
import { ErasureService } from '../profile/erasure.service.js';
import { ComingOfAge } from '../users/dependants/coming-of-age.service.js';
import { LabReminders } from '../lab-bookings/reminders/lab-reminders.service.js';
import { UnbookedRequests } from '../lab-requests/unbooked-requests.service.js';
import { DuplicateScans } from '../users/duplicates/duplicate-scans.service.js';
import { AuditHeads } from './audit-heads.service.js';

const DELIVER = 'deliver the outbox';
const RECONCILE = 'reconcile open payments';
const CATCH_UP = 'ask the provider for missed events';
const SEAL = 'seal the audit trail';
const ANSWER = 'answer requests whose time has come';
const MAIL_OPEN = 'mail open requests to the doctors';
const REMIND = 'remind patients of their visits';
const REMIND_REFILLS = 'remind patients of their refills';
const REMIND_LAB = 'remind patients of their lab tests';
const TELL_UNBOOKED = 'tell of lab tests that are not booked';
const AWAY = 'refund visits whose doctors are away';
const OFFER = 'offer freed times to the waiting list';
const COME_OF_AGE = 'tell of people who come of age';
const ERASE = 'look again at erasures';
const MERGE = 'look again at merged patients';
const FIND_DUPLICATES = 'find patients who are registered twice';
const DELETE_ID_CARDS = 'delete the ID cards of ended requests';
/** After this time other processes take over the round of a killed process. */
const LOCK_MS = 30_000;

/** Runs the scheduled jobs. The schedule is in the database: one of several processes runs each round. */
@Injectable()
export class JobsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(JobsService.name);
  private agenda: Agenda | null = null;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENV) private readonly env: Env,
    private readonly outbox: OutboxWorker,
    private readonly settlement: SettlementService,
    private readonly webhook: WebhookService,
    private readonly requests: UnansweredRequests,
    private readonly openRequests: OpenRequestNotifications,
    private readonly reminders: Reminders,
    private readonly refills: RefillReminders,
    private readonly labReminders: LabReminders,
    private readonly unbooked: UnbookedRequests,
    private readonly leaveCases: LeaveCases,
    private readonly offers: OfferRounds,
    private readonly heads: AuditHeads,
    private readonly comingOfAge: ComingOfAge,
    private readonly erasures: ErasureService,
    private readonly merges: MergesService,
    private readonly endedIdCards: EndedIdCards,
    private readonly duplicates: DuplicateScans,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.env.RUN_JOBS) return;
    const { Agenda, MongoBackend } = await loadSchedule();
    const backend = new MongoBackend({ mongo: this.connection.db!, collection: 'jobs' });
    const agenda = new Agenda({ backend, processEvery: '1 second', defaultLockLifetime: LOCK_MS });
    agenda.on('error', (error: unknown) => this.logger.error(`The schedule failed: ${String(error)}`));
    agenda.on('fail', (error: unknown) => this.logger.error(`A job failed: ${String(error)}`));
    agenda.define(DELIVER, (job) => this.holding(job, () => this.outbox.deliverDue()));
    agenda.define(RECONCILE, (job) => this.holding(job, () => this.settlement.reconcile()));
    agenda.define(CATCH_UP, (job) => this.holding(job, () => this.webhook.catchUp()));
    agenda.define(ANSWER, (job) => this.holding(job, () => this.requests.answerDue()));
    agenda.define(MAIL_OPEN, (job) => this.holding(job, () => this.openRequests.mailDue()));
    agenda.define(REMIND, (job) => this.holding(job, () => this.reminders.remindDue()));
    agenda.define(REMIND_REFILLS, (job) => this.holding(job, () => this.refills.remindInDaytime()));
    agenda.define(REMIND_LAB, (job) => this.holding(job, () => this.labReminders.remindDue()));
    agenda.define(TELL_UNBOOKED, (job) => this.holding(job, () => this.unbooked.tellInDaytime()));
    agenda.define(AWAY, (job) => this.holding(job, () => this.leaveCases.settleDue()));
    agenda.define(OFFER, (job) => this.holding(job, () => this.offers.offerDue()));
    agenda.define(SEAL, (job) => this.holding(job, () => this.heads.sealAndNote()));
    agenda.define(COME_OF_AGE, (job) => this.holding(job, () => this.comingOfAge.tellDue()));
    agenda.define(ERASE, (job) => this.holding(job, () => this.erasures.finishDue()));
    agenda.define(MERGE, (job) => this.holding(job, () => this.merges.finishDue()));
    agenda.define(FIND_DUPLICATES, (job) => this.holding(job, () => this.duplicates.scanDue()));
    agenda.define(DELETE_ID_CARDS, (job) => this.holding(job, () => this.endedIdCards.deleteAll()));
    await agenda.start();
    await agenda.every('2 seconds', DELIVER);
    await agenda.every('20 seconds', RECONCILE);
    await agenda.every('10 minutes', CATCH_UP);
    await agenda.every('20 seconds', ANSWER);
    await agenda.every('20 seconds', MAIL_OPEN);
    await agenda.every('20 seconds', REMIND);
    await agenda.every('1 hour', REMIND_REFILLS);
    await agenda.every('1 minute', REMIND_LAB);
    await agenda.every('1 hour', TELL_UNBOOKED);
    await agenda.every('20 seconds', AWAY);
    await agenda.every('10 seconds', OFFER);
    await agenda.every('1 minute', SEAL);
    await agenda.every('1 minute', COME_OF_AGE);
    await agenda.every('1 minute', ERASE);
    await agenda.every('1 minute', MERGE);
    await agenda.every('1 minute', FIND_DUPLICATES);
    await agenda.every('1 minute', DELETE_ID_CARDS);
    this.agenda = agenda;
  }

  /** A long round keeps its lock. */
  private async holding(job: Job, work: () => Promise<unknown>): Promise<void> {
    const onError = (error: unknown) => this.logger.warn(`A lock was not renewed: ${String(error)}`);
    const renewal = setInterval(() => void job.touch().catch(onError), LOCK_MS / 3);
    try {
      await work();
    } finally {
      clearInterval(renewal);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.agenda?.drain();
  }
}

/** It brings its own driver and takes 20 MiB of memory, which a server without jobs does not need. */
async function loadSchedule() {
  const [{ Agenda }, { MongoBackend }] = await Promise.all([
    import('agenda'),
    import('@agendajs/mongo-backend'),
  ]);
  return { Agenda, MongoBackend };
}
