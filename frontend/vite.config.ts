import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import { theme } from './src/theme';
import { themeStyles } from './themeStyles';

const COMPRESSIBLE = /\.(js|css|html|svg|json)$/;
/** Answers smaller than this travel in one packet anyway, bytes. */
const SMALLEST_WORTH_COMPRESSING = 1024;

/** Writes file.br and file.gz beside each text file, so that the server never compresses one per request. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return;
      const names = await readdir(dir, { recursive: true });
      for (const name of names.filter((each) => COMPRESSIBLE.test(each))) {
        const path = join(dir, name);
        const bytes = await readFile(path);
        if (bytes.length < SMALLEST_WORTH_COMPRESSING) continue;
        await writeFile(`${path}.br`, brotliCompressSync(bytes));
        await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/** Serves `virtual:theme.css`: the theme as a style sheet. */
function themeStyleSheet(): Plugin {
  const name = 'virtual:theme.css';
  return {
    name: 'theme-style-sheet',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? themeStyles(theme) : undefined),
  };
}

/** Shared links need whole addresses in their tags; where the site's own is not known they stay relative. */
function absolutePreview(publicUrl: string | undefined): Plugin {
  return {
    name: 'absolute-preview',
    transformIndexHtml: (html) =>
      publicUrl
        ? html.replace('content="/social-preview.png"', `content="${publicUrl}/social-preview.png"`)
        : html,
  };
}

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** The entry and all that it imports, and so on; what is imported lazily is left out. */
function staticImports(entry: string, graph: ModuleGraph): Set<string> {
  const found = new Set([entry]);
  // A set that grows while it is walked through: each module is seen once.
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/**
 * Puts what the entry needs at once into one chunk: a dozen small ones compress worse and wait for each other.
 * @returns the chunk's name for such a module, null for one that a page loads later
 */
function firstLoadChunk(entry: string) {
  let needed: Set<string> | undefined;
  return (id: string, graph: ModuleGraph) => {
    needed ??= staticImports(entry, graph);
    return needed.has(id) ? 'site' : null;
  };
}

const apiAddress = process.env.API_ADDRESS ?? 'http://127.0.0.1:3000';
const servedByTheApi = [
  '/api',
  '/chat',
  '/medicine',
  '/lab',
  '/image',
  '/public',
  '/articles',
  '/robots.txt',
  '/sitemap.xml',
];

export default defineConfig({
  root: import.meta.dirname,
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { debugName: 'first load', name: firstLoadChunk(join(import.meta.dirname, 'src/main.tsx')) },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 4300,
    proxy: Object.fromEntries(servedByTheApi.map((path) => [path, { target: apiAddress }])),
  },
  plugins: [react(), themeStyleSheet(), absolutePreview(process.env.PUBLIC_URL), precompress()],
});
