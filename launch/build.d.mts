/** Types of `build.mjs` for the TypeScript that uses it (the tests of the server). */
export function isBuilt(name: 'server' | 'web', root: string): boolean;

/** The TypeScript compiler that builds and checks, from the root of the project. */
export const COMPILER: string;
