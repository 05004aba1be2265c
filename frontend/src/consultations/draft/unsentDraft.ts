import type { ConsultationDraft } from '../../../../openapi/contract/care/consultations.js';
import { browserStore } from '../../common/browser/browserStore';
import { isDraft } from './visitDraft';

interface Unsent {
  draft: ConsultationDraft;
  /** The version that it follows. */
  version: number;
}
type Drafts = Record<string, Unsent>;

function isUnsent(json: unknown): json is Unsent {
  const { draft, version } = (json ?? {}) as Partial<Record<keyof Unsent, unknown>>;
  return Number.isInteger(version) && isDraft(draft);
}

const NOTHING: Drafts = {};
const store = browserStore<Drafts>({
  area: 'session',
  key: 'visitDrafts',
  empty: NOTHING,
  parse: (json) => {
    if (typeof json !== 'object' || json === null) return null;
    const drafts = Object.entries(json as Record<string, unknown>).filter(([, each]) => isUnsent(each));
    return Object.fromEntries(drafts) as Drafts;
  },
});

/**
 * Input at a visit that has not reached the server yet, by doctor and visit. It is health data, so it is
 * removed once the server has it, and with the tab and logout.
 */
export const unsentDraft = {
  keyOf: (doctorId: string, appointmentId: string): string => `${doctorId} ${appointmentId}`,
  get: (key: string): Unsent | undefined => store.get()[key],
  keep: (key: string, unsent: Unsent): void => store.set({ ...store.get(), [key]: unsent }),
  drop(key: string): void {
    const { [key]: _dropped, ...others } = store.get();
    store.set(Object.keys(others).length === 0 ? NOTHING : others);
  },
};
