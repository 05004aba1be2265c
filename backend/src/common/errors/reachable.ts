import type { Connection } from 'mongoose';

/** Mongoose's number for "connected"; the names of its states exist only in its types. */
const CONNECTED = 1;
/** The driver's heartbeat interval. */
export const HEARTBEAT_EVERY_MS = 3000;
const SILENT_AFTER_MS = 2 * HEARTBEAT_EVERY_MS;

const heardAt = new WeakMap<Connection, number>();

/** Mongoose reacts from the second heartbeat on: a database that stopped before would stay "connected". */
export function listenForHeartbeats(connection: Connection): void {
  const note = () => void heardAt.set(connection, Date.now());
  note();
  connection.getClient().on('serverHeartbeatSucceeded', note);
}

/** Whether mongoose sends calls immediately: without a connection it buffers them. */
export const isConnected = ({ readyState }: Connection): boolean => Number(readyState) === CONNECTED;

/** Whether the database has answered recently: a heartbeat arrived and there is a primary. */
export const isReachable = (connection: Connection): boolean =>
  isConnected(connection) && Date.now() - (heardAt.get(connection) ?? Date.now()) < SILENT_AFTER_MS;
