import { browserStore } from '../browser/browserStore';

/** The text of a field of the page. */
interface Typed {
  /** The field's key: its name or label, and its number among equal ones. */
  field: string;
  value: string;
}
interface TypedPage {
  path: string;
  ownerId: string;
  fields: Typed[];
}
const NONE: TypedPage[] = [];

const isPage = (json: unknown): json is TypedPage =>
  typeof json === 'object' &&
  json !== null &&
  'path' in json &&
  'fields' in json &&
  Array.isArray(json.fields);

const store = browserStore<TypedPage[]>({
  area: 'session',
  key: 'typedText',
  empty: NONE,
  parse: (json) => (Array.isArray(json) && json.every(isPage) ? json : null),
});

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const TEXT_TYPES = new Set(['text', 'email', 'tel', 'search', 'url', 'number', 'date', 'time', 'month']);

/** Passwords, one-time codes and card data are never stored. */
const SECRET = /^(cc-|one-time-code|current-password|new-password)/;

function isKept(field: Field): boolean {
  if (SECRET.test(field.autocomplete)) return false;
  return field instanceof HTMLInputElement ? TEXT_TYPES.has(field.type) : true;
}

const labelOf = (field: Field): string =>
  field.name || field.getAttribute('aria-label') || field.labels?.[0]?.textContent || field.id;

/** The fields of the page with keys that stay the same after a reload. */
function fieldsOfPage(): [string, Field][] {
  const seen = new Map<string, number>();
  return [...document.querySelectorAll<Field>('input, textarea, select')].filter(isKept).map((field) => {
    const label = labelOf(field);
    const before = seen.get(label) ?? 0;
    seen.set(label, before + 1);
    return [`${label}#${before}`, field];
  });
}

/** Writes like a user, so that the form receives the events. */
function type(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Records input on the shown page, until `restoreTypedText`. */
export function keepTypedText(path: string, ownerId: string): void {
  const fields = fieldsOfPage()
    .filter(([, { value }]) => value !== '')
    .map(([field, { value }]) => ({ field, value }));
  if (fields.length > 0)
    store.set([...store.get().filter((page) => page.path !== path), { path, ownerId, fields }]);
}

/**
 * Writes the recorded input into the page's fields as they appear. It skips a field that a person uses
 * meanwhile.
 * @returns the function that stops it
 */
export function restoreTypedText(path: string, ownerId: string): () => void {
  const kept = store.get().find((page) => page.path === path && page.ownerId === ownerId);
  if (!kept) return () => undefined;
  const missing = new Map(kept.fields.map(({ field, value }) => [field, value]));
  const leaveAlone = ({ target }: Event) => {
    const used = fieldsOfPage().find(([, field]) => field === target);
    if (used) missing.delete(used[0]);
  };
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('keydown', leaveAlone, true);
    const others = store.get().filter((page) => page !== kept);
    store.set(others.length > 0 ? others : NONE);
  };
  const fill = () => {
    for (const [name, field] of fieldsOfPage()) {
      const value = missing.get(name);
      if (value === undefined) continue;
      missing.delete(name);
      if (field.value !== value) type(field, value);
    }
    if (missing.size === 0) stop();
  };
  const observer = new MutationObserver(fill);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('keydown', leaveAlone, true);
  fill();
  return stop;
}
