import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AUDIT_ACTIONS, type AuditFacts, auditSentence, isKnownAction } from './audit.js';

const SOURCES = join(import.meta.dirname, '../../../backend/src');
/** Where the server names an action: beside the word, in a table of them, or at the call that writes the row. */
const NAMED = [
  /\baction(?:: string)?(?::| =) '([a-z-]+\.[a-zA-Z-]+)'/g,
  /'((?:access|password|payment|appointment|user|review|doctor)\.[a-zA-Z-]+)'/g,
  /this\.record\(\s*'([a-z]+\.[a-zA-Z]+)'/g,
];
/** A column and a picture that look like actions. */
const OTHERS = new Set(['user.phone', 'doctor.jpg']);

/** Calls of translators, whose keys look like actions. */
const MESSAGES = /\bt[A-Z]\w*\(\s*'[^']*'/g;

function actionsOf(text: string): string[] {
  const code = text.replace(MESSAGES, '');
  return NAMED.flatMap((pattern) => [...code.matchAll(pattern)].map(([, action]) => action));
}

function actionsOfServer(): Set<string> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));
  const found = sources.flatMap((file) => actionsOf(readFileSync(join(SOURCES, file), 'utf8')));
  return new Set(found.filter((action) => !OTHERS.has(action)));
}

it('has a sentence for every action that the server writes', () => {
  const actions = actionsOfServer();
  expect(actions.size).toBeGreaterThan(60);
  expect([...actions].filter((action) => !isKnownAction(action))).toEqual([]);
});

it.each(['faq', 'post', 'medicine', 'lab-test'])('has a name for each %s', (noun) => {
  for (const verb of ['add', 'update', 'delete']) expect(isKnownAction(`${noun}.${verb}`)).toBe(true);
});

const facts = (over: Partial<AuditFacts>): AuditFacts => ({
  action: 'appointment.accept',
  outcome: 'success',
  who: 'Dr. Vikram Rathore',
  resource: 'appointments',
  name: 'Asha Rao',
  isOwn: false,
  ...over,
});
const ofUser = (action: string, over: Partial<AuditFacts> = {}) =>
  facts({ action, who: 'Asha Rao', resource: 'users', isOwn: true, ...over });

it.each<[string, AuditFacts]>([
  ['Dr. Vikram Rathore accepted the visit of Asha Rao.', facts({})],
  ['Dr. Vikram Rathore accepted a visit.', facts({ name: null })],
  [
    'The system closed the request for the visit of Asha Rao, which had no answer in time.',
    facts({ action: 'appointment.unanswered', who: null }),
  ],
  ['Asha Rao asked for a visit.', facts({ action: 'appointment.create', who: 'Asha Rao', isOwn: true })],
  [
    'Asha Rao cancelled their own visit.',
    facts({ action: 'appointment.cancel', who: 'Asha Rao', isOwn: true }),
  ],
  ['Asha Rao logged in.', ofUser('session.open')],
  [
    'An unknown person tried to log in to the account of Asha Rao without success.',
    ofUser('session.open', { who: null, outcome: 'refused', isOwn: false }),
  ],
  [
    'Dr. Vikram Rathore looked through the medical records of Asha Rao.',
    facts({ action: 'record.list', resource: 'records' }),
  ],
  [
    'Front Desk downloaded the list of lab bookings.',
    facts({ action: 'lab-bookings.export', who: 'Front Desk' }),
  ],
  [
    'Front Desk sent the mail “Is it you?” again.',
    facts({ action: 'mail.resend', who: 'Front Desk', resource: 'mails', name: 'Is it you?' }),
  ],
  [
    'Front Desk opened a document of the order ORD-2026-7K.',
    facts({ action: 'file.open', who: 'Front Desk', resource: 'orders', name: 'ORD-2026-7K' }),
  ],
  [
    'Front Desk did “thing.turn” with the visit of Asha Rao.',
    facts({ action: 'thing.turn', who: 'Front Desk' }),
  ],
])('says: %s', (sentence, event) => expect(auditSentence(event)).toBe(sentence));

it('offers each action once, as a choice that people can read', () => {
  const words = AUDIT_ACTIONS.map((choice) => choice.words);
  expect(words).toContain('Accepted a visit');
  expect(new Set(words).size).toBe(AUDIT_ACTIONS.length);
});
