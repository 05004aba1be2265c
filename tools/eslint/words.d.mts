import type { ESLint } from 'eslint';

export const EXCEPTIONS: Record<string, string>;
export function isWatched(file: string): boolean;
declare const plugin: ESLint.Plugin;
export default plugin;
