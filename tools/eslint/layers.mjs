import { dirname, join, normalize, sep } from 'node:path';

/**
 * The layers of backend/src, lowest first. A folder may import from its own layer or a lower one. The files beside the
 * folders (app.module.ts, main.ts, …) are entry points: they may import everything, and nothing imports them.
 */
export const LAYERS = [
  // no knowledge of any feature
  ['common', 'config', 'messages'],
  // connection, collections, access rights
  ['database'],
  // users and what every account needs
  ['mail', 'audit', 'outbox', 'files', 'slugs', 'users', 'auth', 'notifications', 'settings'],
  // what the hospital offers, and services that every feature uses
  [
    ...['hospital', 'health', 'api-docs', 'pdf', 'products', 'pharmacy', 'lab', 'posts'],
    ...['faqs', 'questions', 'availability', 'payments', 'medicine-safety', 'set-up'],
  ],
  // visits: booking, appointments and the day of the visit
  ['booking', 'appointments', 'queue', 'waitlist'],
  // results of visits, and purchases
  [
    ...['consultations', 'prescriptions', 'records', 'lab-requests', 'lab-bookings', 'orders'],
    ...['reviews', 'visit-documents', 'allergies'],
  ],
  // views over all features
  ['public-site', 'statistics', 'dashboard', 'profile', 'chat', 'search', 'demo-data'],
  // programs and scheduled jobs
  ['jobs', 'backup'],
];

const SOURCES = join('backend', 'src') + sep;

/** The folder of backend/src that holds a file: '' for an entry point, null for a file elsewhere. */
export function folderOf(file) {
  const start = file.lastIndexOf(SOURCES);
  if (start < 0) return null;
  const parts = file.slice(start + SOURCES.length).split(sep);
  return parts.length === 1 ? '' : parts[0];
}

const layerOf = (folder) =>
  folder === '' ? LAYERS.length : LAYERS.findIndex((layer) => layer.includes(folder));

/** @returns the report for an import of `to` in a file of `from`, or null when it is allowed */
function reportFor(from, to) {
  const unknown = [from, to].find((folder) => layerOf(folder) < 0);
  if (unknown !== undefined) return { messageId: 'unknown', data: { folder: unknown } };
  if (layerOf(to) <= layerOf(from)) return null;
  return { messageId: to === '' ? 'entryPoint' : 'upward', data: { from, to } };
}

/** Reports imports of backend/src from a higher layer, type imports included. */
const layers = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      upward:
        '{{from}}/ must not import {{to}}/, which is in a higher layer. Declare an abstract class in {{from}}/ that {{to}}/ implements, or move the file.',
      entryPoint: '{{from}}/ must not import an entry point.',
      unknown: '{{folder}}/ is in no layer. Add it to LAYERS in tools/eslint/layers.mjs.',
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
      const report = reportFor(from, to);
      if (report) context.report({ node, ...report });
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

export default { rules: { layers } };
