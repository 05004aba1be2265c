/** Types of `settings.mjs` for the TypeScript that uses it (the tests of the server). */
export function readSettings(environment: Record<string, string | undefined>, root: string): { url: string };
