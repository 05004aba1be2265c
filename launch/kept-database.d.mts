/** Types of `kept-database.mjs` for the TypeScript that uses it (the tests of the server). */
export class KeptDatabase {
  constructor(options: {
    dataDir: string;
    say: (sentence: string) => void;
    onGivenUp: (error: Error) => void;
  });
  readonly pid: number | undefined;
  start(): Promise<{ uri: string; fresh: boolean }>;
  stop(): Promise<void>;
}
