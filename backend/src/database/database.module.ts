import { Global, Inject, Module } from '@nestjs/common';
import { InjectConnection, MongooseModule } from '@nestjs/mongoose';
import type { DynamicModule, OnApplicationBootstrap } from '@nestjs/common';
import type { Connection } from 'mongoose';
import pLimit from 'p-limit';
import { ENV } from '../config/env.token.js';
import type { Env } from '../config/env.js';
import { ChangeStream } from '../common/caching/change-stream.js';
import { prepareLimiters } from '../common/limits/limiter.js';
import type { Collection } from './collection.js';
import { migrate } from './migrate.js';
import type { Migrations } from './migrate.js';
import { HEARTBEAT_EVERY_MS, listenForHeartbeats } from '../common/errors/reachable.js';

/**
 * How soon a call hears that the database does not answer. The driver asks it every three seconds whether it is there.
 * When two answers in a row are missing, mongoose holds calls back and `refuseUnreachable` answers those who wait; a
 * database that was only slow for a moment finds all of its connections as they were. One that stands still for 13
 * seconds has them closed, which ends whatever still waits. (`timeoutMS` would be the driver's own setting for this, but
 * it does nothing any more.) A single slow query may take as long as a socket may be silent.
 */
const DATABASE_TIMEOUTS = {
  heartbeatFrequencyMS: HEARTBEAT_EVERY_MS,
  connectTimeoutMS: 10_000,
  serverSelectionTimeoutMS: 5000,
  bufferTimeoutMS: 5000,
  waitQueueTimeoutMS: 5000,
  socketTimeoutMS: 30_000,
};

const MIGRATIONS = 'portal:migrations';

interface Contents {
  collections: Collection[];
  migrations: Migrations;
}

/** Each makes its indexes at once: all models together would take every connection from other callers. */
const MODELS_AT_A_TIME = 4;

/** The connection: majority writes, bounded waits, unknown fields refused. */
@Global()
@Module({
  imports: [
    MongooseModule.forRootAsync({
      inject: [ENV],
      useFactory: (env: Env) => ({
        uri: env.MONGODB_URI,
        writeConcern: { w: 'majority', journal: true },
        readConcern: { level: 'majority' },
        retryWrites: true,
        ...DATABASE_TIMEOUTS,
        maxPoolSize: 50,
        autoIndex: false,
        autoCreate: false,
      }),
    }),
  ],
  providers: [ChangeStream],
  exports: [ChangeStream, MongooseModule],
})
export class DatabaseModule implements OnApplicationBootstrap {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(MIGRATIONS) private readonly migrations: Migrations,
  ) {}

  /** With what the features keep in it: the layers above name their collections, this one only makes them. */
  static of({ collections, migrations }: Contents): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [MongooseModule.forFeature(collections)],
      providers: [{ provide: MIGRATIONS, useValue: migrations }],
    };
  }

  /**
   * Makes every collection and index that is missing before the first request; without an index a slot would be sold
   * twice, so the start fails. In production the account of the server may make none in the audit trail, and finds them
   * made. Rows of an earlier version get their present form.
   * @throws Error when the database is no replica set: transactions and change streams need one.
   */
  async onApplicationBootstrap(): Promise<void> {
    const hello = await this.connection.db!.admin().command({ hello: 1 });
    if (!hello.setName && hello.msg !== 'isdbgrid') {
      throw new Error('MONGODB_URI must name a replica set: a standalone server has no transactions.');
    }
    listenForHeartbeats(this.connection);
    await this.prepareModels();
    await prepareLimiters(this.connection);
    await migrate(this.connection, this.migrations);
  }

  private async prepareModels(): Promise<void> {
    const list = await this.connection.db!.listCollections({}, { nameOnly: true }).toArray();
    const made = new Set(list.map(({ name }) => name));
    const some = pLimit(MODELS_AT_A_TIME);
    const prepare = async (model: Connection['models'][string]) => {
      const isMade = made.has(model.collection.name);
      if (!isMade) await model.createCollection();
      if (!isMade || (await model.diffIndexes()).toCreate.length > 0) await model.createIndexes();
    };
    await Promise.all(Object.values(this.connection.models).map((model) => some(() => prepare(model))));
  }
}
