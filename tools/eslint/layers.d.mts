import type { ESLint } from 'eslint';

export const LAYERS: string[][];
export function folderOf(file: string): string | null;
declare const plugin: ESLint.Plugin;
export default plugin;
