import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HomeData } from '../../../openapi/contract/site/home.js';

/** What the built program of the pages offers; see frontend/src/drawnPages.tsx. */
interface Program {
  renderHome: (data: HomeData) => string;
  drawPage: (
    path: string,
    carry: (request: Request) => Promise<Response>,
  ) => Promise<{ html: string; data: unknown[] }>;
}

/** A page as it can be drawn. */
export interface Drawer extends Program {
  /** For each kind of page what belongs into the document's head: its looks, and where its program is. */
  heads: Record<string, string>;
}

/** Loads the program that draws pages, which is built with the site; null where only the API runs. */
export async function loadDrawer(): Promise<Drawer | null> {
  const folder = resolve(process.cwd(), 'dist/pages');
  if (!existsSync(`${folder}/heads.json`)) return null;
  const heads = JSON.parse(readFileSync(`${folder}/heads.json`, 'utf8')) as Drawer['heads'];
  const program = (await import(pathToFileURL(`${folder}/drawnPages.js`).href)) as Program;
  return { ...program, heads };
}
