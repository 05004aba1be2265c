/** Types of `cluster-run.mjs` for the TypeScript that uses it (the tests of the server). */
export interface ClusterReporter {
  say: (sentence: string) => void;
  step: <T>(label: string, work: () => Promise<T>) => Promise<T>;
}

export class Cluster {
  constructor(settings: object, reporter: ClusterReporter, built?: string);
  /** Process ids by name: db1 to db3, api1 and api2, sandbox. */
  readonly pids: Record<string, number | undefined>;
  /** Address of the database; known once it is started. */
  readonly mongodbUri: string;
  /** Settles with an Error when a process cannot be kept running. */
  readonly died: Promise<Error>;
  start(): Promise<void>;
  stop(): Promise<void>;
}
