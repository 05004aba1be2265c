import { createConnection, mongo } from 'mongoose';
import type { ConnectOptions, Connection } from 'mongoose';
import type { Collection } from './collection.js';
import { SERVER_ROLE, insertOnly, privilegesOf } from './server-role.js';

const TIMEOUT_MS = 60_000;
const NOT_YET_INITIALIZED = 94;
const MAJORITY = { w: 'majority' } as const;

export interface Installation {
  /** Each as host:port; the first has the root account. */
  members: string[];
  replicaSet: string;
  database: string;
  rootPassword: string;
  /** For the server's account, which has the database's name. */
  serverPassword: string;
  collections: Collection[];
}

/**
 * Joins the members into one replica set, creates the server's account with minimal rights, and creates what
 * that account cannot. Safe to repeat: it updates passwords and rights.
 * @throws Error when there is no primary within a minute
 */
export async function prepareDatabase(installation: Installation): Promise<void> {
  const { members, replicaSet } = installation;
  await asRoot(installation, members[0], { directConnection: true }, (connection) =>
    joinMembers(connection.getClient().db('admin'), installation),
  );
  await asRoot(installation, members.join(','), { replicaSet }, async (connection) => {
    await makeInsertOnly(connection, installation.collections);
    await grantServer(connection.db!, installation);
  });
}

async function asRoot(
  { rootPassword, database }: Installation,
  hosts: string,
  options: ConnectOptions,
  work: (connection: Connection) => Promise<void>,
): Promise<void> {
  const connection = createConnection(`mongodb://${hosts}/${database}?authSource=admin`, {
    ...options,
    auth: { username: 'root', password: rootPassword },
    // A starting member refuses connections for a while.
    serverSelectionTimeoutMS: TIMEOUT_MS,
    writeConcern: MAJORITY,
    autoIndex: false,
    autoCreate: false,
  });
  try {
    await work(await connection.asPromise());
  } finally {
    await connection.close();
  }
}

async function joinMembers(admin: mongo.Db, { members, replicaSet }: Installation): Promise<void> {
  try {
    await admin.command({ replSetGetStatus: 1 });
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError) || error.code !== NOT_YET_INITIALIZED) throw error;
    const hosts = members.map((host, _id) => ({ _id, host }));
    await admin.command({ replSetInitiate: { _id: replicaSet, members: hosts } });
  }
}

/** The audit collections with their indexes, which the server cannot create. */
async function makeInsertOnly(connection: Connection, collections: Collection[]): Promise<void> {
  for (const { name, schema } of insertOnly(collections)) {
    const model = connection.model(name, schema);
    await model.createCollection();
    await model.createIndexes();
  }
}

async function grantServer(db: mongo.Db, { serverPassword, collections }: Installation): Promise<void> {
  const name = db.databaseName;
  const role = { privileges: privilegesOf(name, collections), roles: [], writeConcern: MAJORITY };
  const { roles } = (await db.command({ rolesInfo: SERVER_ROLE })) as { roles: unknown[] };
  await db.command(
    roles.length > 0 ? { updateRole: SERVER_ROLE, ...role } : { createRole: SERVER_ROLE, ...role },
  );
  const account = { pwd: serverPassword, roles: [SERVER_ROLE], writeConcern: MAJORITY };
  const { users } = (await db.command({ usersInfo: name })) as { users: unknown[] };
  await db.command(users.length > 0 ? { updateUser: name, ...account } : { createUser: name, ...account });
}
