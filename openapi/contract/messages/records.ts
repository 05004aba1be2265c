import messages from '../../../messages/en/contract/console/records.json' with { type: 'json' };
import { createMessages } from './create-messages.js';

const tRecord = createMessages('contract/console/records', messages);

const { unknownKind: _text, ...kinds } = messages;

/** Kinds of records by the plural that addresses and the audit trail use. */
export type RecordKind = keyof typeof kinds;

export const isRecordKind = (resource: string): resource is RecordKind => Object.hasOwn(kinds, resource);

type OwnKind = {
  [Kind in RecordKind]: (typeof kinds)[Kind] extends { own: string } ? Kind : never;
}[RecordKind];

const hasOwnText = (kind: RecordKind): kind is OwnKind => 'own' in kinds[kind];

/** "the visit of Asha Rao", "a visit" when its name is not known, "their own visit" for the person who acts. */
export function recordInWords(kind: string, name: string | null, isOwn = false): string {
  if (!isRecordKind(kind)) return name ?? tRecord('unknownKind', { kind: kind.replaceAll('-', ' ') });
  if (isOwn && hasOwnText(kind)) return tRecord(`${kind}.own`);
  return name === null ? tRecord(`${kind}.one`) : tRecord(`${kind}.named`, { name });
}
