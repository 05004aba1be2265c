import type { Connection } from 'mongoose';

/** Mongoose's number for "connected": the names of its states are in its types only. */
const CONNECTED = 1;
/** How often the driver asks the database whether it is there. */
export const HEARTBEAT_EVERY_MS = 3000;
const SILENT_AFTER_MS = 2 * HEARTBEAT_EVERY_MS;

const heardAt = new WeakMap<Connection, number>();

/** Mongoose begins with the second heartbeat: a database that stopped before it would be "connected" for long. */
export function listenForHeartbeats(connection: Connection): void {
  const note = () => void heardAt.set(connection, Date.now());
  note();
  connection.getClient().on('serverHeartbeatSucceeded', note);
}

/** Whether mongoose passes calls on at once: without a connection it holds them back. */
export const isConnected = ({ readyState }: Connection): boolean => Number(readyState) === CONNECTED;

/** Whether the database has answered of late: a heartbeat has come and there is a primary. */
export const isReachable = (connection: Connection): boolean =>
  isConnected(connection) && Date.now() - (heardAt.get(connection) ?? Date.now()) < SILENT_AFTER_MS;
