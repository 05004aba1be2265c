import { dirname, join, normalize, sep } from 'node:path';

/**
 * The floors of backend/src, from the ground up: a folder imports from floors below it and from its own, never from one
 * above. The files beside the folders (app.module.ts, main.ts, …) are the roof: they see everything, and nothing imports
 * them. A new folder is given its floor here.
 */
export const FLOORS = [
  // knows no feature
  ['common', 'config', 'words'],
  // the connection, what is made in it, its rights
  ['database'],
  // people, what they are told, what is kept of them
  ['mail', 'audit', 'outbox', 'files', 'slugs', 'users', 'auth', 'notifications', 'settings'],
  // what the hospital offers and what every feature can ask for
  [
    ...['hospital', 'health', 'api-docs', 'pdf', 'products', 'pharmacy', 'lab', 'posts'],
    ...['faqs', 'questions', 'availability', 'payments'],
  ],
  // how a visit comes to be, and what it then goes through
  ['booking', 'appointments', 'queue', 'waitlist'],
  // what comes of visits, and what is bought
  [
    ...['consultations', 'prescriptions', 'records', 'lab-requests', 'lab-bookings', 'orders'],
    ...['reviews', 'visit-documents'],
  ],
  // looks at everything
  ['public-site', 'statistics', 'dashboard', 'profile', 'chat', 'search'],
  // programs and what happens by itself: nothing imports these
  ['seed', 'jobs', 'backup'],
];

const ROOF = 'the roof';

/** Upward imports that are let through, as 'folder > folder', each with its reason. Five at most. */
export const EXCEPTIONS = {
  [`seed > ${ROOF}`]:
    'its main.ts is a program: it starts the application, without a server, to fill the database',
};

const SOURCES = join('backend', 'src') + sep;

/** The folder of backend/src that a file lies in; '' for one on the roof, null outside of it. */
export function folderOf(file) {
  const place = file.lastIndexOf(SOURCES);
  if (place < 0) return null;
  const parts = file.slice(place + SOURCES.length).split(sep);
  return parts.length === 1 ? '' : parts[0];
}

const floorOf = (folder) =>
  folder === '' ? FLOORS.length : FLOORS.findIndex((floor) => floor.includes(folder));

/** What is wrong about an import of `to` in a file of `from`; null for nothing. */
export function faultOf(from, to) {
  const unknown = [from, to].find((folder) => floorOf(folder) < 0);
  if (unknown !== undefined) return { messageId: 'unknown', data: { folder: unknown } };
  if (floorOf(to) <= floorOf(from) || `${from} > ${to || ROOF}` in EXCEPTIONS) return null;
  return { messageId: to === '' ? 'roof' : 'upward', data: { from, to } };
}

/** Reports what a file of backend/src imports from a floor above its own, types included. */
const floors = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      upward:
        '{{from}}/ must not import {{to}}/, which is on a floor above. Let {{from}}/ say what it needs as an abstract class that {{to}}/ provides, or move the file.',
      roof: '{{from}}/ must not import from the roof: what starts the server knows the features, and not the other way round.',
      unknown: '{{folder}}/ has no floor yet: give it one in tools/eslint/floors.mjs.',
    },
  },
  create(context) {
    const from = folderOf(context.filename);
    if (from === null) return {};
    const check = (node) => {
      const source = node?.value;
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      const to = folderOf(normalize(join(dirname(context.filename), source)));
      if (to === null || to === from) return;
      const fault = faultOf(from, to);
      if (fault) context.report({ node, ...fault });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      TSImportType: ({ source }) => check(source),
    };
  },
};

export default { rules: { floors } };
