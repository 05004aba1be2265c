/** Types of `report.mjs` for the TypeScript that uses it (the tests of the server). */
import type { ClusterReporter } from './cluster-run.mjs';

export function createReporter(write?: (line: string) => void): ClusterReporter;
