import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { SetUp, SetUpDemo, SetUpState } from '../../../openapi/contract/site/set-up.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import type { Origin } from '../common/http/actor.js';
import { inTransaction } from '../common/transaction.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { tSetUp } from '../messages/site/set-up.js';
import { SettingsService } from '../settings/settings.service.js';
import { Administrators } from './administrators.service.js';
import { FirstDoctors } from './first-doctors.service.js';
import { SetUpCodes } from './set-up-codes.service.js';

/** The set-up of a hospital on an empty database. */
@Injectable()
export class SetUpService implements OnApplicationBootstrap {
  private readonly logger = new Logger(SetUpService.name);

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectConnection() private readonly connection: Connection,
    private readonly modules: ModuleRef,
    private readonly settings: SettingsService,
    private readonly administrators: Administrators,
    private readonly doctors: FirstDoctors,
    private readonly codes: SetUpCodes,
  ) {}

  /** Prints address and code while there is no administrator. */
  async onApplicationBootstrap(): Promise<void> {
    if ((await this.read()).state !== 'needed') return;
    const code = await this.codes.current();
    this.logger.warn(tSetUp('announcement', { address: `${this.env.PUBLIC_URL}/#/setup?code=${code}` }));
  }

  async read(): Promise<SetUpState> {
    const demoOffered = this.env.NODE_ENV !== 'production';
    if (await this.administrators.exist()) {
      const { setUpAt } = await this.settings.read();
      return { state: setUpAt === null ? 'started' : 'done', demoOffered };
    }
    return { state: 'needed', demoOffered };
  }

  /**
   * Creates the first administrator and the first doctor, if given, and opens the site with the first settings.
   * @throws Failure WRONG_STATE if there is an administrator; of the field `code` if the code is not valid
   */
  async finish({ code, administrator, hospital, doctor }: SetUp, origin: Origin): Promise<void> {
    await this.assertNeeded();
    const account = await this.administrators.prepare(administrator);
    const firstDoctor = doctor && (await this.doctors.prepare(doctor));
    await inTransaction(this.connection, async (session) => {
      if (!(await this.codes.take(code, session))) throw invalidCode();
      await this.administrators.create(account, { session, origin });
      if (firstDoctor) await this.doctors.create(firstDoctor, { session, origin });
      await this.settings.openSite(hospital, { session, origin });
    });
  }

  /**
   * Fills the database with the demo hospital, which has an administrator of its own.
   * @throws Failure WRONG_STATE if there is an administrator, or in production; of the field `code`
   */
  async createDemo({ code }: SetUpDemo): Promise<void> {
    if (this.env.NODE_ENV === 'production')
      throw new Failure('WRONG_STATE', { sentence: tSetUp('demoNotOffered') });
    await this.assertNeeded();
    const isValid = await inTransaction(this.connection, (session) => this.codes.take(code, session));
    if (!isValid) throw invalidCode();
    const { seed } = await import('../../../demo/seed.js');
    try {
      await seed({ get: (token) => this.modules.get(token, { strict: false }) });
    } catch (error) {
      await this.codes.giveBack(code);
      throw error;
    }
  }

  private async assertNeeded(): Promise<void> {
    if (await this.administrators.exist()) throw new Failure('WRONG_STATE', { sentence: tSetUp('over') });
  }
}

const invalidCode = () => fieldFailure('code', tSetUp('codeInvalid'));
