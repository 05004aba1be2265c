import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { InjectConnection, MongooseModule } from '@nestjs/mongoose';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { ENV } from '../config/env.token.js';
import type { Env } from '../config/env.js';
import { collections } from './collections.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';
import { migrate } from './migrations.js';

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
        serverSelectionTimeoutMS: 5000,
        socketTimeoutMS: 30_000,
        waitQueueTimeoutMS: 5000,
        bufferTimeoutMS: 5000,
        maxPoolSize: 50,
        autoIndex: false,
        autoCreate: false,
      }),
    }),
    MongooseModule.forFeature(collections),
  ],
  providers: [{ provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor }],
  exports: [MongooseModule],
})
export class DatabaseModule implements OnApplicationBootstrap {
  constructor(@InjectConnection() private readonly connection: Connection) {}

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
    await Promise.all(
      Object.values(this.connection.models).map(async (model) => {
        await model.createCollection();
        const { toCreate } = await model.diffIndexes();
        if (toCreate.length > 0) await model.createIndexes();
      }),
    );
    await migrate(this.connection);
  }
}
