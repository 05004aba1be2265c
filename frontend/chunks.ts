import { join } from 'node:path';

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

const isOfSite = neededBy('src/main.tsx');
const isOfShell = neededBy('src/shell/PublicLayout.tsx');
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

/** A doctor's free times: what reads them, and shows them. */
const SLOTS = /frontend\/src\/booking\/(useSlots|SlotPicker)/;

/**
 * Few chunks, since each costs its headers and a turn in the line: what every page needs, the first page, and what so
 * many lazily loaded places share. The higher, the earlier asked.
 */
export const CHUNKS = [
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
  // Together: the reading alone would be a part, of which pages without free times have no use.
  { name: 'slots', test: SLOTS, priority: 2 },
  { name: partWithoutForm, priority: 1, minShareCount: 5 },
];

/** The files of those that a page is told to fetch beside its own. */
export const SHARED_CHUNK =
  /\.css$|\/(shell|home|opened|queries|controls|accounts|frame|forms|components|overlays|fields|slots|parts|plain)-[^/]*\.js$/;
