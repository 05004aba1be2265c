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
 * How soon a call fails when the database does not answer. The driver sends a heartbeat every three seconds.
 * After two missing answers mongoose buffers calls and `refuseUnreachable` answers waiting requests; a short
 * delay costs no connection. After 13 seconds all connections are closed, which ends every waiting call.
 * (`timeoutMS`, the driver's own setting, has no effect any more.) A single slow query may take as long as the
 * socket timeout.
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

/** Models create their indexes one after another: in parallel they would take every connection. */
const MODELS_AT_A_TIME = 4;

/** The connection: majority writes, timeouts, unknown fields refused. */
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

  /** Adds the features' models: higher layers describe their collections, this module creates them. */
  static of({ collections, migrations }: Contents): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [MongooseModule.forFeature(collections)],
      providers: [{ provide: MIGRATIONS, useValue: migrations }],
    };
  }

  /**
   * Creates missing collections and indexes before the first request. Without an index a slot could be sold
   * twice, so a failure stops the start. In production the server's account cannot create the audit
   * collections; they exist already. Migrations update rows of earlier versions.
   * @throws Error without a replica set, which transactions and change streams need
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
