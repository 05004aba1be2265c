import messages from '../../../messages/en/contract/console/audit.json' with { type: 'json' };
import { type MessageKey, createMessages } from './create-messages.js';
import { recordInWords } from './records.js';

const tAudit = createMessages('contract/console/audit', messages);

type Group = 'done' | 'own' | 'refused' | 'choice';
type KeyOfGroup<G extends Group> = Extract<MessageKey<typeof tAudit>, `${G}.${string}`>;
type Verbs = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** The key of an action's message; null when it has none in this group. A test checks every action of the server. */
function keyOf<G extends Group>(group: G, action: string): KeyOfGroup<G> | null {
  const [noun, verb] = action.split('.');
  const verbs = Object.hasOwn(messages[group], noun) ? (messages[group] as Verbs)[noun] : undefined;
  return verbs && Object.hasOwn(verbs, verb) ? (`${group}.${action}` as KeyOfGroup<G>) : null;
}

/** An exported list: "appointments.export". */
const EXPORT = /^([a-z-]+)\.export$/;

/** Whether an action has its own message. */
export const isKnownAction = (action: string): boolean =>
  keyOf('done', action) !== null || EXPORT.test(action);

/** Every action, as a choice: "Accepted a visit". */
export const AUDIT_ACTIONS: { action: string; words: string }[] = Object.entries(messages.choice)
  .flatMap(([noun, verbs]) => Object.keys(verbs).map((verb) => `${noun}.${verb}`))
  .map((action) => ({ action, words: tAudit(keyOf('choice', action)!) }))
  .sort((a, b) => a.words.localeCompare(b.words));

/** Actions on all records of one kind that a person has. */
const PEOPLE_ACTIONS: ReadonlySet<string> = new Set([
  'allergy.list',
  'lab-request.list',
  'prescription.list',
  'record.list',
  'record.summary',
]);

/** The kind of record that an event names: that of the trail, unless the action is about a person. */
export const kindOf = (action: string, resource: string): string =>
  PEOPLE_ACTIONS.has(action) ? 'people' : resource;

export interface AuditFacts {
  action: string;
  outcome: 'success' | 'refused';
  /** null for the system and for people who are not logged in. */
  who: string | null;
  resource: string;
  /** Of the record; null when it is unknown or there is none. */
  name: string | null;
  /** Whether the record belongs to the person who acted. */
  isOwn: boolean;
}

/** What happened, as a sentence: "Dr. Rathore accepted the visit of Asha Rao." */
export function auditSentence({ action, outcome, who: actor, resource, name, isOwn }: AuditFacts): string {
  const who = actor ?? tAudit(outcome === 'refused' ? 'unknownPerson' : 'system');
  const list = EXPORT.exec(action)?.[1];
  if (list) return tAudit('exported', { who, list: list.replaceAll('-', ' ') });
  const it = recordInWords(kindOf(action, resource), name, isOwn);
  const special = outcome === 'refused' ? keyOf('refused', action) : isOwn && keyOf('own', action);
  const key = special || keyOf('done', action);
  const sentence = key ? tAudit(key, { who, it }) : tAudit('unknownAction', { who, action, it });
  // A name that ends with a full stop ends the sentence.
  return sentence.replace(/([.!?…])\.$/, '$1');
}
