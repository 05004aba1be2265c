import { withSecretFiles } from './secret-files.js';

/** A MongoDB address that names an account and no password: `mongodb://hospital@…`. */
const WITHOUT_PASSWORD = /^(mongodb(?:\+srv)?:\/\/[^:@/]+)@/;

/** Puts MONGO_PASSWORD into an address that leaves it out, so that the address itself is no secret. */
export const withPassword = (uri: string, password: string | undefined): string =>
  password === undefined
    ? uri
    : uri.replace(WITHOUT_PASSWORD, (_, account: string) => `${account}:${encodeURIComponent(password)}@`);

/** The address of the database for a command that needs no other setting. @returns undefined when there is none */
export function databaseUriOf(source: NodeJS.ProcessEnv): string | undefined {
  const { MONGODB_URI, MONGO_PASSWORD } = withSecretFiles(source);
  return MONGODB_URI && withPassword(MONGODB_URI, MONGO_PASSWORD);
}
