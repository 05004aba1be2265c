import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export type Arrow = [from: string, to: string];

/** The source files of a folder and those within it, without tests. */
export const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|mjs)$/.test(name) && !/\.spec\.ts$/.test(name))
    .map((name) => join(folder, name));

/** Which of the files imports which, for a value or a type. */
export function importsOf(files: string[]): Arrow[] {
  const known = new Set(files);
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
      .map(([, source]) => normalize(join(dirname(file), source)).replace(/\.js$/, '.ts'))
      .filter((to) => known.has(to))
      .map((to): Arrow => [file, to]),
  );
}

/** The groups whose members all lead to each other (Tarjan). */
export function circlesIn(arrows: Arrow[]): string[][] {
  const next = new Map<string, string[]>();
  for (const [from, to] of arrows) next.set(from, [...(next.get(from) ?? []), to]);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  const visit = (node: string): void => {
    order.set(node, order.size);
    lowest.set(node, order.get(node)!);
    open.push(node);
    for (const to of next.get(node) ?? []) {
      if (!order.has(to)) visit(to);
      if (open.includes(to)) lowest.set(node, Math.min(lowest.get(node)!, lowest.get(to)!));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const circle = open.splice(open.indexOf(node));
    if (circle.length > 1) circles.push(circle);
  };
  for (const node of next.keys()) if (!order.has(node)) visit(node);
  return circles;
}
