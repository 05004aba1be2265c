import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { browserStore } from '../browser/browserStore';

/** A person's input in a form. */
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

/** Drafts of forms that were neither sent nor closed: only the same person finds them after a login. */
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

/** Owner of drafts before anyone is logged in. */
export const VISITOR = 'visitor';

const SECRET = /password/i;

/** The texts of a form; a list is stored as one text. */
const textsOf = (values: FieldValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([field, value]) => !SECRET.test(field) && value !== undefined && value !== null)
      .map(([field, value]) => [field, typeof value === 'string' ? value : JSON.stringify(value)]),
  );

/** Stores this person's input in a form under its key until `formDrafts.forget`; never a password. */
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
