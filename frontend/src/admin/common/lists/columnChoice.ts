import type { RaRecord } from 'react-admin';
import { browserStore } from '../../../common/browser/browserStore';
import type { Column } from './RecordRows';

/** Labels of the columns that are put away, by resource. */
type Choice = Record<string, string[]>;

const NONE: Choice = {};

/** Whether what was stored is a list of texts. */
export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((label) => typeof label === 'string');

const isChoice = (json: unknown): json is Choice =>
  typeof json === 'object' && json !== null && !Array.isArray(json) && Object.values(json).every(isTexts);

const store = browserStore<Choice>({
  area: 'local',
  key: 'consoleColumns',
  empty: NONE,
  parse: (json) => (isChoice(json) ? json : null),
});

/**
 * Which columns of a resource's list are shown, as this browser remembers it. The first one, which names the record,
 * always is.
 * @returns the columns to show, whether one is shown, and the ways to change that
 */
export function useColumnChoice<T extends RaRecord>(resource: string, columns: Column<T>[]) {
  const hidden = store.use()[resource] ?? [];
  const save = (labels: string[]) => {
    const { [resource]: _, ...others } = store.get();
    const next = labels.length > 0 ? { ...others, [resource]: labels } : others;
    store.set(Object.keys(next).length > 0 ? next : NONE);
  };
  return {
    shown: columns.filter(({ label }, index) => index === 0 || !hidden.includes(label)),
    isShown: (label: string) => !hidden.includes(label),
    toggle: (label: string) =>
      save(hidden.includes(label) ? hidden.filter((each) => each !== label) : [...hidden, label]),
    showAll: () => save([]),
  };
}
