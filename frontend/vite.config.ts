import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import compileMessage from 'icu-minify/compile';
import { type Plugin, defineConfig } from 'vite';
import { theme } from './src/theme';
import { themeStyles } from './themeStyles';

const COMPRESSIBLE = /\.(js|css|html|svg|json)$/;
/** Smaller responses fit into one packet anyway, bytes. */
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

/** A chunk cycle would run one of its chunks before its dependencies. */
function refuseCircularChunks(): Plugin {
  return {
    name: 'refuse-circular-chunks',
    generateBundle(_options, bundle) {
      const importsOf = (name: string): string[] => {
        const file = bundle[name];
        return file?.type === 'chunk' ? file.imports : [];
      };
      for (const name of Object.keys(bundle)) {
        const behind = new Set(importsOf(name));
        for (const each of behind) for (const imported of importsOf(each)) behind.add(imported);
        if (behind.has(name)) this.error(`The chunk ${name} needs itself by way of others.`);
      }
    },
  };
}

const MESSAGES = /\/messages\/[^/]+\/.+\.json$/;

/** Parses the messages at build time: the site needs no ICU parser (docs/decisions/0001-messages.md). */
function compiledMessages(): Plugin {
  const compile = (_key: string, message: unknown) =>
    typeof message === 'string' ? compileMessage(message) : message;
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: MESSAGES },
      // The reviver sees each message once, before the catalogue that holds it.
      handler: (catalogue) => JSON.stringify(JSON.parse(catalogue, compile)),
    },
  };
}

const compiledFormat = [
  { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
];

/** Serves `virtual:theme.css`: the theme as a style sheet. */
function themeStyleSheet(): Plugin {
  const name = 'virtual:theme.css';
  return {
    name: 'theme-style-sheet',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? themeStyles(theme) : undefined),
  };
}

const LATIN_FONT = /inter-latin-[^-]+\.woff2$/;

/** Has the browser fetch the Latin subset of the font beside the style sheet that names it. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: (_html, { bundle }) => {
      const file = Object.keys(bundle ?? {}).find((name) => LATIN_FONT.test(name));
      if (!file) return [];
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' };
      return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
    },
  };
}

const SITE_STYLES = /<link rel="stylesheet"[^>]*href="\/(assets\/site-[^"]+\.css)">/;

/** Writes the site's style sheet into its document, so that the home page does not wait for another request. */
function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        html.replace(SITE_STYLES, (link, name: string) => {
          const sheet = bundle?.[name];
          return sheet?.type === 'asset' ? `<style>${Buffer.from(sheet.source).toString()}</style>` : link;
        }),
    },
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

const apiAddress = process.env.API_ADDRESS ?? 'http://127.0.0.1:3000';
const servedByTheApi = [
  '/api',
  '/chat',
  '/medicine',
  '/lab',
  '/image',
  '/public',
  '/articles',
  '/doctors/',
  '/lab-tests/',
  '/medicines/',
  '/robots.txt',
  '/sitemap.xml',
];

/** The router's package names its development build, which says what it warns of in every browser. */
const ROUTER = join(import.meta.dirname, '../node_modules/react-router/dist/production');
const productionRouter = [
  { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
];

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** The static imports of a site module, including itself. */
function staticImports(file: string, graph: ModuleGraph): Set<string> {
  const found = new Set([join(import.meta.dirname, file)]);
  // A set that grows while it is read: each module is seen once.
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** A chunk of the modules that at least so many of these files import. */
function sharedChunk(name: string, files: string[], minShareCount: number) {
  let all: Set<string>[] | undefined;
  const isShared = (id: string, graph: ModuleGraph) => {
    all ??= files.map((file) => staticImports(file, graph));
    return all.filter((imports) => imports.has(id)).length >= minShareCount;
  };
  return { debugName: name, name: (id: string, graph: ModuleGraph) => (isShared(id, graph) ? name : null) };
}

const PUBLIC_PAGES = [
  'src/users/FindDoctorPage.tsx',
  'src/pharmacy/PharmacyPage.tsx',
  'src/lab/LabTestsPage.tsx',
  'src/posts/PostsPage.tsx',
  'src/posts/PostPage.tsx',
];

/** Without it a public page would have about thirty files, which a phone fetches in several rounds. */
const CHUNKS = [
  { ...sharedChunk('site', ['src/main.tsx'], 1), priority: 2 },
  { ...sharedChunk('public', PUBLIC_PAGES, 2), priority: 1 },
];

/** The site, and with --ssr the part of it that the server renders (src/ssr). */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  resolve: { alias: command === 'build' ? [...productionRouter, ...compiledFormat] : [] },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  // The server has none of the site's packages.
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? '../dist/ssr' : '../dist/web',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    // All browsers of the target know it.
    modulePreload: { polyfill: false },
    // Removes the contract's schemas from pages that only use a list or limit of the same file.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z'] },
      output: isSsrBuild ? {} : { codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS } },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 4300,
    proxy: Object.fromEntries(servedByTheApi.map((path) => [path, { target: apiAddress }])),
  },
  plugins: [
    react(),
    compiledMessages(),
    themeStyleSheet(),
    preloadFont(),
    inlineStyles(),
    absolutePreview(process.env.PUBLIC_URL),
    refuseCircularChunks(),
    precompress(),
  ],
}));
