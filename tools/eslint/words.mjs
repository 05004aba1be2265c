import { sep } from 'node:path';
import { isSentence, textOf } from './sentences.mjs';

const slashes = (file) => file.split(sep).join('/');

/** Catalogues, where the sentences belong. */
const CATALOGUE = /\/(backend|frontend)\/src\/(words\/|messages\.ts$)/;

/** What may hold sentences of its own, each with its reason. */
export const EXCEPTIONS = {
  'backend/src/settings/first-settings.ts': 'what an administrator then changes',
  'backend/src/api-docs/': 'documents for programmers',
  'backend/src/common/http/documentation.ts': 'documents for programmers',
  'backend/src/config/': 'what stops a start, for who runs the server',
  'backend/src/common/errors/transport-errors.ts': 'lines of the HTTP protocol',
  'backend/src/common/caching/cached-body.ts': 'names of HTTP headers',
  'backend/src/public-site/sitemap.ts': 'lines of the robots protocol',
  'backend/src/mail/calendar-entry.ts': 'the product identifier of a calendar file',
  'backend/src/migrations.ts': 'rewrites stored rows: no message',
  'backend/src/backup/': 'a program that is run by hand: it writes to a terminal',
  'backend/src/audit/trail-report.ts': 'a program that is run by hand: it writes to a terminal',
  'backend/src/audit/check-trail.ts': 'a program that is run by hand: it writes to a terminal',
  'backend/src/chat/topics.ts': 'ways in which people ask: knowledge, not words of the portal',
  'backend/src/chat/faq-ways.ts': 'ways in which people ask',
  'backend/src/chat/words.ts': 'ways in which people ask',
  'backend/src/chat/understanding.ts': 'ways in which people ask',
  'backend/src/chat/complaints/': 'ways in which people complain',
  'backend/src/search/everyday-words.ts': 'ways in which people search',
};

/** Whether the sentences of a file belong elsewhere. */
export function isWatched(file) {
  const path = slashes(file);
  if (CATALOGUE.test(path) || !/\/(backend|frontend)\/src\//.test(path)) return false;
  return !Object.keys(EXCEPTIONS).some((place) => path.includes(`/${place}`));
}

/** Reports sentences for people that stand where they are used instead of in a catalogue. */
const words = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { sentence: 'What people read stands in {{place}}, and not here: “{{text}}”.' },
  },
  create(context) {
    if (!isWatched(context.filename)) return {};
    const side = /\/frontend\/src\//.test(slashes(context.filename)) ? 'frontend' : 'backend';
    const check = (node) => {
      if (!isSentence(node)) return;
      const text = textOf(node).replaceAll('\uE000', '…').replace(/\s+/g, ' ').trim();
      context.report({ node, messageId: 'sentence', data: { place: `${side}/src/words`, text } });
    };
    return { Literal: check, TemplateLiteral: check, JSXText: check };
  },
};

export default { rules: { words } };
