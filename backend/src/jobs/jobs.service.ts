import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { MongoBackend } from '@agendajs/mongo-backend';
import { Agenda } from 'agenda';
import type { Connection } from 'mongoose';
import { AuditSealsService } from '../audit/audit-seals.service.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { OutboxWorker } from '../outbox/outbox.worker.js';
import { SettlementService } from '../payments/settlement.service.js';

const DELIVER = 'deliver the outbox';
const RECONCILE = 'reconcile open payments';
const SEAL = 'seal the audit trail';

/** What happens without anybody asking. The schedule is in the database: of several processes one does each round. */
@Injectable()
export class JobsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(JobsService.name);
  private agenda: Agenda | null = null;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENV) private readonly env: Env,
    private readonly outbox: OutboxWorker,
    private readonly settlement: SettlementService,
    private readonly seals: AuditSealsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.env.RUN_JOBS) return;
    const backend = new MongoBackend({ mongo: this.connection.db as never, collection: 'jobs' });
    const agenda = new Agenda({ backend, processEvery: '1 second', defaultLockLifetime: 120_000 });
    agenda.on('error', (error: unknown) => this.logger.error(`The schedule failed: ${String(error)}`));
    agenda.on('fail', (error: unknown) => this.logger.error(`A job failed: ${String(error)}`));
    agenda.define(DELIVER, async () => void (await this.outbox.deliverDue()));
    agenda.define(RECONCILE, async () => void (await this.settlement.reconcile()));
    agenda.define(SEAL, async () => void (await this.seals.seal()));
    await agenda.start();
    await agenda.every('2 seconds', DELIVER);
    await agenda.every('20 seconds', RECONCILE);
    await agenda.every('1 minute', SEAL);
    this.agenda = agenda;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.agenda?.drain();
  }
}
