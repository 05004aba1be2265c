import type { I18nProvider } from 'react-admin';
import reactAdmin from '../../../../messages/en/console/reactAdmin.json' with { type: 'json' };
import { language } from '../../../../openapi/contract/messages/language.js';
import { type ReactAdminKey, tReactAdmin } from '../../messages/reactAdmin';

/** The parameters of react-admin's messages. */
type Parameter =
  | 'column'
  | 'field_lower_first'
  | 'input'
  | 'item'
  | 'max'
  | 'min'
  | 'name'
  | 'offsetBegin'
  | 'offsetEnd'
  | 'options'
  | 'page'
  | 'order'
  | 'pattern'
  | 'recordRepresentation'
  | 'smart_count'
  | 'total';

/** What react-admin passes with a key. `_` is the text for a key that has no message. */
type Options = Partial<Record<Parameter, string | number>> & { _?: string };

/** A message is a text or, compiled, a list. */
const isGroup = (entry: unknown): entry is object =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry);

const keysOf = (group: object, path = ''): string[] =>
  Object.entries(group).flatMap(([name, entry]) =>
    isGroup(entry) ? keysOf(entry, `${path}${name}.`) : `${path}${name}`,
  );

/** All keys of the catalogue. */
export const KEYS: ReadonlySet<string> = new Set(keysOf(reactAdmin));

const hasMessage = (key: string): key is ReactAdminKey => KEYS.has(key);

/**
 * Gives react-admin its texts from the catalogues, in the language of the site. Labels and other texts that are passed
 * instead of a key are shown as they are.
 */
export const i18nProvider: I18nProvider = {
  translate: (key: string, { _: text = key, ...values }: Options = {}) =>
    hasMessage(key) ? tReactAdmin(key, values) : text,
  changeLocale: () => Promise.resolve(),
  getLocale: () => language,
};
