/** Types of `mongod.mjs` for the TypeScript that uses it (the tests of the server). */
export interface RunningMongod {
  /** `mongodb://127.0.0.1:<port>/?replicaSet=rs0`, without a database name. */
  uri: string;
  /** Of the process, to pause or kill it. */
  pid: number;
  stop: () => Promise<void>;
}

export function ensureMongod(log?: (sentence: string) => void): Promise<string>;
export function startTemporaryMongod(log?: (sentence: string) => void): Promise<RunningMongod>;
