import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Plugin, type Rolldown, build } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** The pages that the server draws, and the file of each; backend/src/public-site/drawn-pages.service.ts asks for them. */
const PAGES = {
  'find-doctor': 'src/users/FindDoctorPage.tsx',
  medicine: 'src/pharmacy/PharmacyPage.tsx',
  labtest: 'src/lab/LabTestsPage.tsx',
  blog: 'src/posts/PostsPage.tsx',
  article: 'src/posts/PostPage.tsx',
};
/** What every page has: its looks and program are in the document. */
const SITE = /^assets\/site-[^/]*\.js$/;
const PICTURE = /new URL\('\.\/([\w-]+)\.svg', import\.meta\.url\)\.href/g;
const OUT = join(import.meta.dirname, '../dist/pages');

/** Names pictures as the site has written them: beside the server's program there are none. */
function picturesOf(site: Bundle): Plugin {
  const files = Object.keys(site).filter((name) => name.endsWith('.svg'));
  const addressOf = (name: string) => `/${files.find((file) => file.startsWith(`assets/${name}-`)) ?? ''}`;
  return {
    name: 'pictures-of-the-site',
    enforce: 'pre',
    transform: (code) => code.replace(PICTURE, (_, name: string) => JSON.stringify(addressOf(name))),
  };
}

/** The pages as a program of the server's: it draws them with their data. */
const buildProgram = (site: Bundle) =>
  build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // The server's packages are not those of the site.
    ssr: { noExternal: true },
    build: {
      ssr: 'src/drawnPages.tsx',
      outDir: OUT,
      emptyOutDir: true,
      target: 'es2022',
      copyPublicDir: false,
    },
    plugins: [picturesOf(site), react()],
  });

/** A chunk and what it imports at once, and so on. */
function chunksOf(bundle: Bundle, first: string): Chunk[] {
  const names = new Set([first]);
  for (const name of names) for (const each of (bundle[name] as Chunk).imports) names.add(each);
  return [...names].map((name) => bundle[name] as Chunk);
}

const stylesOf = (chunks: Chunk[]) =>
  chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);

/** What a page needs before it is seen right, its looks, and what it will need soon, its program. */
function headOf(bundle: Bundle, file: string, known: Chunk[]): string {
  const page = Object.values(bundle).find(
    (each) => each.type === 'chunk' && each.facadeModuleId === join(import.meta.dirname, file),
  );
  if (!page) throw new Error(`${file} has no chunk of its own.`);
  const chunks = chunksOf(bundle, page.fileName).filter((each) => !known.includes(each));
  const styles = [...new Set(stylesOf(chunks))].filter((name) => !stylesOf(known).includes(name));
  const texts = styles.map((name) => (bundle[name] as Rolldown.OutputAsset).source);
  const programs = chunks.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`);
  return `<style>${texts.join('')}</style>${programs.join('')}`;
}

/** Builds what renders pages on the server. */
export function drawnPages(): Plugin {
  return {
    name: 'drawn-pages',
    apply: 'build',
    async writeBundle(_options, bundle) {
      await buildProgram(bundle);
      const site = Object.keys(bundle).find((name) => SITE.test(name));
      if (!site) throw new Error('The site has no chunk of its own.');
      const known = chunksOf(bundle, site);
      const heads = Object.entries(PAGES).map(([name, file]) => [name, headOf(bundle, file, known)]);
      await writeFile(join(OUT, 'heads.json'), JSON.stringify(Object.fromEntries(heads)));
    },
  };
}
