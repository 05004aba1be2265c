import mongoose from 'mongoose';

/** A line of the checkout; `unitAmount` in the currency's smallest unit. */
export interface LineItem {
  id: string;
  name: string;
  description: string | null;
  unitAmount: number;
  quantity: number;
}

export type Metadata = Record<string, string>;

/** A checkout session; `open` until it is paid or its time is over. */
export interface SessionDoc {
  _id: string;
  status: 'open' | 'complete' | 'expired';
  created: Date;
  expiresAt: Date;
  amountTotal: number;
  currency: string;
  lineItems: LineItem[];
  clientReferenceId: string | null;
  customerEmail: string | null;
  customerName: string | null;
  locale: string | null;
  submitType: string | null;
  metadata: Metadata;
  payment: { description: string | null; receiptEmail: string | null; metadata: Metadata };
  successUrl: string;
  cancelUrl: string | null;
  paymentIntentId: string | null;
}

/** The stored data of a card: never its number or CVC. */
export interface CardOnFile {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  name: string;
}

/** A payment that succeeded, with its one charge. */
export interface PaymentIntentDoc {
  _id: string;
  chargeId: string;
  sessionId: string;
  created: Date;
  amount: number;
  amountRefunded: number;
  currency: string;
  description: string | null;
  receiptEmail: string | null;
  metadata: Metadata;
  card: CardOnFile;
}

export interface RefundDoc {
  _id: string;
  paymentIntentId: string;
  chargeId: string;
  created: Date;
  amount: number;
  currency: string;
  reason: string | null;
  metadata: Metadata;
  /** Why the card's bank sent it back; not there while it stands. */
  failureReason?: string;
}

export type DisputeStatus = 'warning_needs_response' | 'needs_response' | 'won' | 'lost';

/** A payment that the card's holder disputes at the bank. */
export interface DisputeDoc {
  _id: string;
  paymentIntentId: string;
  chargeId: string;
  created: Date;
  amount: number;
  currency: string;
  reason: string;
  status: DisputeStatus;
}

/** An event on its way to the receiver; `payload` is the exact text that is signed and sent each time. */
export interface DeliveryDoc {
  _id: string;
  type: string;
  payload: string;
  state: 'pending' | 'delivered' | 'failed';
  created: Date;
  attempts: number;
  /** Also the lease: a worker moves this ahead before sending. */
  nextAttemptAt: Date;
  lastResult: string | null;
}

/** The stored response of an Idempotency-Key; `body` is JSON text. */
export interface IdempotencyDoc {
  _id: string;
  fingerprint: string;
  status: number;
  body: string;
  created: Date;
}

export type FaultMode = 'error500' | 'rate429' | 'hang' | 'resetAfterSuccess';

export interface FaultDoc {
  _id: string;
  mode: FaultMode;
  path: string;
  remaining: number;
  created: Date;
}

export type Collection<T extends mongoose.mongo.Document> = mongoose.mongo.Collection<T>;
export type Transaction = mongoose.mongo.ClientSession;

/** The sandbox's collections and the way to change several of them at once. */
export interface Database {
  sessions: Collection<SessionDoc>;
  paymentIntents: Collection<PaymentIntentDoc>;
  refunds: Collection<RefundDoc>;
  disputes: Collection<DisputeDoc>;
  deliveries: Collection<DeliveryDoc>;
  idempotencyKeys: Collection<IdempotencyDoc>;
  faults: Collection<FaultDoc>;
  /** Runs `effect` as one transaction; it may run more than once, so it must change nothing but the database. */
  inTransaction<T>(effect: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const IDEMPOTENCY_KEPT_SECONDS = 24 * 60 * 60;
const SERVER_SELECTION_TIMEOUT_MS = 5_000;

/**
 * Opens the sandbox's collections and creates their indexes.
 * @param uri address of a MongoDB replica set
 * @throws the driver's error when the database cannot be reached within 5 s
 */
export async function openDatabase(uri: string): Promise<Database> {
  const connection = await mongoose
    .createConnection(uri, { serverSelectionTimeoutMS: SERVER_SELECTION_TIMEOUT_MS, w: 'majority' })
    .asPromise();
  const database = describeDatabase(connection);
  try {
    await createIndexes(database);
  } catch (error) {
    await connection.close();
    throw error;
  }
  return database;
}

function describeDatabase(connection: mongoose.Connection): Database {
  const collection = <T extends mongoose.mongo.Document>(name: string): Collection<T> =>
    connection.getClient().db(connection.name).collection<T>(`sandbox_${name}`);
  return {
    sessions: collection('sessions'),
    paymentIntents: collection('paymentIntents'),
    refunds: collection('refunds'),
    disputes: collection('disputes'),
    deliveries: collection('webhookDeliveries'),
    idempotencyKeys: collection('idempotencyKeys'),
    faults: collection('faults'),
    inTransaction: (effect) => runTransaction(connection, effect),
    close: () => connection.close(),
  };
}

async function runTransaction<T>(
  connection: mongoose.Connection,
  effect: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const tx = connection.getClient().startSession();
  try {
    return await tx.withTransaction(effect, {
      readConcern: { level: 'snapshot' },
      writeConcern: { w: 'majority' },
    });
  } finally {
    await tx.endSession();
  }
}

async function createIndexes(database: Database): Promise<void> {
  await database.sessions.createIndex({ status: 1, expiresAt: 1 });
  await database.paymentIntents.createIndex({ sessionId: 1 }, { unique: true });
  await database.refunds.createIndex({ paymentIntentId: 1, created: 1 });
  await database.disputes.createIndex({ paymentIntentId: 1, created: 1 });
  await database.deliveries.createIndex({ state: 1, nextAttemptAt: 1 });
  await database.deliveries.createIndex({ created: 1 });
  await database.idempotencyKeys.createIndex(
    { created: 1 },
    { expireAfterSeconds: IDEMPOTENCY_KEPT_SECONDS },
  );
  await database.faults.createIndex({ remaining: 1, created: 1 });
}

/** Whether the driver's error says that a unique value is already taken. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoServerError && error.code === 11_000;
}
