import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { browserStore } from '../browser/browserStore';

/** What one person has typed into a form. */
interface FormDraft {
  ownerId: string;
  values: Record<string, string>;
}
type FormDrafts = Record<string, FormDraft>;
const NONE: FormDrafts = {};

const isDraft = (json: unknown): json is FormDraft =>
  typeof json === 'object' &&
  json !== null &&
  'ownerId' in json &&
  'values' in json &&
  typeof json.values === 'object' &&
  json.values !== null &&
  Object.values(json.values).every((value) => typeof value === 'string');

function parse(json: unknown): FormDrafts | null {
  const usable = Object.entries(json ?? {}).filter(([, draft]) => isDraft(draft));
  return usable.length > 0 ? Object.fromEntries<FormDraft>(usable) : null;
}

const store = browserStore<FormDrafts>({ area: 'session', key: 'formDrafts', empty: NONE, parse });

/** Texts of forms that were neither sent nor closed: the same person finds them after a log-in, no one else does. */
export const formDrafts = {
  of(form: string, ownerId: string): Record<string, string> {
    const draft = store.get()[form];
    return draft?.ownerId === ownerId ? draft.values : {};
  },
  keep: (form: string, draft: FormDraft): void => store.set({ ...store.get(), [form]: draft }),
  forget(form: string): void {
    const { [form]: _, ...others } = store.get();
    store.set(Object.keys(others).length > 0 ? others : NONE);
  },
};

/** Owner of what is typed before anyone is logged in. */
export const VISITOR = 'visitor';

const SECRET = /password/i;

/** The texts of a form; a list as one text. */
const textsOf = (values: FieldValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([field, value]) => !SECRET.test(field) && value !== undefined && value !== null)
      .map(([field, value]) => [field, typeof value === 'string' ? value : JSON.stringify(value)]),
  );

/** Keeps what this person types into a form, under its name, until `formDrafts.forget`; never a password. */
export function useFormDraft<T extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<T>, 'subscribe'>,
  name: string,
  ownerId: string,
): void {
  useEffect(() => {
    if (!ownerId) return undefined;
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => formDrafts.keep(name, { ownerId, values: textsOf(values) }),
    });
  }, [subscribe, name, ownerId]);
}
