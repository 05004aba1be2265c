import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import { theme } from './src/theme';
import { drawnPages } from './drawnPagesPlugin';
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

/** Chunks that need each other run in an order in which one of them does not have what it needs yet. */
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

/** Serves `virtual:theme.css`: the theme as a style sheet. */
function themeStyleSheet(): Plugin {
  const name = 'virtual:theme.css';
  return {
    name: 'theme-style-sheet',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? themeStyles(theme) : undefined),
  };
}

/** A font that comes late is for the next page: it must not move the words that somebody reads. */
function steadyFonts(): Plugin {
  return {
    name: 'steady-fonts',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('@fontsource-variable')
        ? code.replaceAll('font-display: swap', 'font-display: optional')
        : null,
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

/** A module and all that it imports, and so on, without what is behind `wall`; what is imported lazily is left out. */
function staticImports(entry: string, graph: ModuleGraph, wall = /^$/): Set<string> {
  const found = new Set([entry]);
  // A set that grows while it is walked through: each module is seen once.
  for (const id of found) {
    if (wall.test(id)) continue;
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}

type NameOfChunk = (id: string, graph: ModuleGraph) => string | null;

type IsModule = (id: string, graph: ModuleGraph) => boolean;

/** What some files need at once, with themselves. */
function neededBy(...files: string[]): IsModule {
  let needed: Set<string> | undefined;
  return (id, graph) => {
    needed ??= new Set(files.flatMap((file) => [...staticImports(join(import.meta.dirname, file), graph)]));
    return needed.has(id);
  };
}

/** One chunk for all of it: a dozen small ones compress worse and wait for each other. */
const chunk =
  (name: string, holds: IsModule): NameOfChunk =>
  (id, graph) =>
    holds(id, graph) ? name : null;

const isNeededAtOnce = neededBy('src/main.tsx');
/** With the few lines that tie chunks together: alone they would be a file of one kilobyte, most of it headers. */
const isOfSite: IsModule = (id, graph) => id.includes('rolldown/runtime') || isNeededAtOnce(id, graph);
const isOfShell = neededBy('src/shell/RestOfShell.tsx');
/** The first page down to what comes when somebody scrolls. */
const isOfHome = neededBy('src/home/HomePage.tsx');
/** What opens when something of the shell is pressed. */
const isOpened = neededBy(
  'src/shell/NavMenuList.tsx',
  'src/shell/MobileDrawer.tsx',
  'src/search/SuggestionList.tsx',
  'src/chat/ChatPanel.tsx',
);
/** The controls of the public pages, and what the forms of the accounts share beside them. */
const isControl = neededBy(
  'src/common/pictures/pictureWidths.ts',
  '../openapi/contract/picture-widths.ts',
  '../openapi/contract/words/visit-rules.ts',
  'src/common/browser/browserStore.ts',
  'src/common/feedback/Bone.tsx',
  'src/common/feedback/DialogError.tsx',
  'src/common/forms/PasswordField.tsx',
  'src/common/forms/SelectField.tsx',
  'src/common/forms/ToggleChip.tsx',
  'src/common/lists/Carousel.tsx',
  'src/common/lists/PagedCards.tsx',
);
/** What the areas show at rest; their dialogs and forms are fetched when somebody begins to use the page. */
const isOfAreas = neededBy(
  'src/common/theme/Themed.tsx',
  'src/patient/PatientLayout.tsx',
  'src/patient/PatientDashboard.tsx',
  'src/appointments/patient/PatientAppointmentsPage.tsx',
  'src/records/RecordsPage.tsx',
  'src/doctor/DoctorLayout.tsx',
  'src/doctor/DoctorDashboard.tsx',
  'src/appointments/doctor/DoctorAppointmentsPage.tsx',
  'src/queue/TodayPage.tsx',
);
/** What opens over a page: the frame of the console has it at once, fields and dialogs with what they bring. */
const isOverlay = neededBy(
  '../node_modules/@mui/material/esm/Drawer/Drawer.js',
  '../node_modules/@mui/material/esm/Fade/Fade.js',
  '../node_modules/@mui/material/esm/ListSubheader/ListSubheader.js',
  '../node_modules/@mui/material/esm/CardActionArea/CardActionArea.js',
  '../node_modules/@mui/material/esm/Divider/Divider.js',
);
const ACCOUNTS =
  /frontend\/src\/(auth\/(AuthPage|RoleField|facts|loginState|useAuth|useEnter|register\/(GenderField|registerFields))|common\/forms\/lazyResolver)\./;
/** What many places have a little use for each. */
const SHARED = /frontend\/src\/(common\/|home\/CardLink|hospital\/use|words\/)|openapi\/contract\//;
/** Words that what is opened has to itself. */
const OF_CHAT = /words\/site\/chat/;
/** What few pages ask the server in: the library's one entry would bring it to all of them. */
const RARE_QUERIES =
  /@tanstack\/.*(InfiniteQuery\.js|infiniteQueryObserver|useMutation|mutationObserver|useQueries|queriesObserver)/;

/** The component library without the icons, which go where they are used. */
const COMPONENTS =
  /node_modules\/(@mui\/(?!icons)[^/]+|@emotion|clsx|prop-types|stylis|react-transition-group|@popperjs|hoist-non-react-statics|react-is|@babel\/runtime)\//;
/** The frame of the areas, which no public page has. */
const OF_FRAME =
  /frontend\/src\/(auth\/(RequireRole|email-confirmation\/(ConfirmEmailBar|useEmailConfirmation))|common\/theme\/Themed|shell\/AreaLayout|notifications\/(NotificationBell|notificationStream|useNotifications)|words\/people\/(notifications|patientArea|doctorArea))/;
/** Icons beside the areas' ways. */
const OF_WAYS = /@mui\/icons-material\//;
const isOfFrames = neededBy('src/patient/PatientLayout.tsx', 'src/doctor/DoctorLayout.tsx');
const CHECKS = /node_modules\/(zod|@hookform)\//;
const FORMS = /node_modules\/react-hook-form\//;
const CONTRACT = /openapi\/contract\//;

/** Words that only the pages about the hospital have. */
const OF_HOSPITAL = /words\/site\/hospital/;

/** Own parts and icons, unless a form hangs on them; what they use of the contract is left out of the count. */
const partWithoutForm: NameOfChunk = (id, graph) => {
  if (OF_HOSPITAL.test(id)) return null;
  if (!/frontend\/src\/|@mui\/icons-material\/|openapi\/contract\/words\//.test(id)) return null;
  const needed = [...staticImports(id, graph, CONTRACT)];
  if (needed.some((each) => FORMS.test(each) || CHECKS.test(each))) return null;
  // Apart from each other, so that a page of plain parts does not fetch the component library, nor one at rest dialogs.
  const components = needed.filter((each) => COMPONENTS.test(each));
  if (components.length === 0) return 'plain';
  return components.every((each) => isOfAreas(each, graph)) ? 'parts' : 'dialogs';
};

/** A doctor's free times: what reads them, shows them, and says how far ahead they go. */
const SLOTS = /frontend\/src\/booking\/(useSlots|SlotPicker)|openapi\/contract\/care\/slots/;

const apiAddress = process.env.API_ADDRESS ?? 'http://127.0.0.1:3000';
const servedByTheApi = [
  '/api',
  '/chat',
  '/medicine',
  '/lab',
  '/image',
  '/public',
  '/articles',
  '/drawn',
  '/doctors/',
  '/lab-tests/',
  '/medicines/',
  '/robots.txt',
  '/sitemap.xml',
];

/**
 * Few chunks, since each costs its headers and a turn in the line: what every page needs, the first page, and what so
 * many lazily loaded places share. The higher, the earlier asked.
 */
const CHUNKS = [
  { name: 'queries', test: RARE_QUERIES, priority: 9 },
  { name: chunk('site', isOfSite), priority: 8 },
  // What the first page shares with others lies here, so that those do not fetch the first page.
  {
    name: chunk('shell', (id, graph) => isOfShell(id, graph) || (SHARED.test(id) && isOfHome(id, graph))),
    priority: 7,
  },
  { name: chunk('home', isOfHome), priority: 6 },
  {
    name: chunk('opened', (id, graph) => isOpened(id, graph) && (!SHARED.test(id) || OF_CHAT.test(id))),
    priority: 5,
  },
  { name: chunk('controls', isControl), priority: 4 },
  { name: 'accounts', test: ACCOUNTS, priority: 4 },
  {
    name: chunk('frame', (id, graph) => OF_FRAME.test(id) || (OF_WAYS.test(id) && isOfFrames(id, graph))),
    priority: 4,
  },
  { name: 'forms', test: FORMS, priority: 3, minShareCount: 3 },
  { name: 'checks', test: CHECKS, priority: 3 },
  { name: chunk('components', (id, graph) => COMPONENTS.test(id) && isOfAreas(id, graph)), priority: 3 },
  { name: chunk('overlays', (id, graph) => COMPONENTS.test(id) && isOverlay(id, graph)), priority: 2 },
  { name: 'fields', test: COMPONENTS, priority: 2, minShareCount: 10 },
  // Together: the reading alone would be a part, which needs the contract, which lies with the picker, which needs parts.
  { name: 'slots', test: SLOTS, priority: 2 },
  { name: partWithoutForm, priority: 1, minShareCount: 5 },
];

const SHARED_CHUNK =
  /\.css$|\/(shell|home|opened|queries|controls|accounts|frame|forms|components|overlays|fields|slots|parts|plain)-[^/]*\.js$/;

/** The router's package names its development build, which says what it warns of in every browser. */
const ROUTER = join(import.meta.dirname, '../node_modules/react-router/dist/production');
const productionRouter = [
  { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
];

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  resolve: { alias: command === 'build' ? productionRouter : [] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    // Fetched beside a page: its styles and the chunks above. To name every small one costs each page more than it saves.
    modulePreload: {
      // All browsers of the target know it; with it the site's own chunk would wait for the polyfill's.
      polyfill: false,
      resolveDependencies: (_page, needed) => needed.filter((each) => SHARED_CHUNK.test(each)),
    },
    rolldownOptions: {
      // What the contract says about a shape is left out where a page uses only a list or a limit beside it.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        // Each page's code names the files of all others: a letter less of each.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // A group's chunk would else take all that it imports along, wanted or not.
        codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 4300,
    proxy: Object.fromEntries(servedByTheApi.map((path) => [path, { target: apiAddress }])),
  },
  plugins: [
    react(),
    themeStyleSheet(),
    steadyFonts(),
    absolutePreview(process.env.PUBLIC_URL),
    drawnPages(),
    refuseCircularChunks(),
    precompress(),
  ],
}));
