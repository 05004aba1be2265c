import { withSecretFiles } from './secret-files.js';

/** A MongoDB address with an account and no password: `mongodb://hospital@…`. */
const WITHOUT_PASSWORD = /^(mongodb(?:\+srv)?:\/\/[^:@/]+)@/;

/** Inserts MONGO_PASSWORD into an address without a password, so that the address itself is not a secret. */
export const withPassword = (uri: string, password: string | undefined): string =>
  password === undefined
    ? uri
    : uri.replace(WITHOUT_PASSWORD, (_, account: string) => `${account}:${encodeURIComponent(password)}@`);

/** The database address for a command without other settings. @returns undefined without one */
export function databaseUriOf(source: NodeJS.ProcessEnv): string | undefined {
  const { MONGODB_URI, MONGO_PASSWORD } = withSecretFiles(source);
  return MONGODB_URI && withPassword(MONGODB_URI, MONGO_PASSWORD);
}
