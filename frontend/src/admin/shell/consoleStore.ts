import { type Store, memoryStore } from 'react-admin';
import { browserStore } from '../../common/browser/browserStore';

/** Names of the columns that are put away, by resource. */
type Choice = Record<string, string[]>;

const NONE: Choice = {};
/** Where a DataTable keeps the columns that are put away. */
const COLUMNS_OF = /^(.+)\.datatable$/;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const isChoice = (json: unknown): json is Choice =>
  typeof json === 'object' && json !== null && !Array.isArray(json) && Object.values(json).every(isTexts);

const choice = browserStore<Choice>({
  area: 'local',
  key: 'consoleColumns',
  empty: NONE,
  parse: (json) => (isChoice(json) ? json : null),
});

function keep(resource: string, columns: unknown): void {
  const { [resource]: _, ...others } = choice.get();
  const next = isTexts(columns) && columns.length > 0 ? { ...others, [resource]: columns } : others;
  choice.set(Object.keys(next).length > 0 ? next : NONE);
}

const memory = memoryStore();

/**
 * What react-admin remembers: in memory, since filters live in the address and nothing of a patient stays on a shared
 * machine. Only which columns are put away is kept by this browser.
 */
export const consoleStore: Store = {
  ...memory,
  getItem: <T>(key: string, fallback?: T) => {
    const resource = COLUMNS_OF.exec(key)?.[1];
    return resource ? ((choice.get()[resource] as T | undefined) ?? fallback) : memory.getItem(key, fallback);
  },
  setItem: (key, value) => {
    const resource = COLUMNS_OF.exec(key)?.[1];
    if (resource) keep(resource, value);
    memory.setItem(key, value);
  },
};
